import { HabitCard, IconButton } from '@daybow/components';
import { type Day, type DayHabit, isToLeaveOff } from '@daybow/journal';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import {
  identity,
  useDeviceJournal,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { vibrate } from '../../shared/vibrate';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { FirstColor, useFirstColor } from './FirstColor';
import { habitStatus } from './habitWords';
import { LeaveOffCard } from './LeaveOffCard';
import { scrollToCard } from './adding';

interface DayHabitCardProps {
  id: number;
  day: Day;
  /** True if the habit was added just now: its card comes into sight. */
  isAdded: boolean;
  /** Called with the habit that a person wants to know more about. */
  onMore: (id: number) => void;
}

/** One habit on one day. It hears of nothing else, so that a tick draws no other card. */
export function DayHabitCard({ id, day, isAdded, onMore }: DayHabitCardProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const today = useToday();
  const habit = useHabitOn(id, day);
  const firstColor = useFirstColor(id, day);

  if (!habit) return null;
  const { icon, name, completed, pending, goal, amount } = habit;
  const card = {
    ref: isAdded ? scrollToCard : undefined,
    id: cardId(id),
    icon,
    label: name,
    tint: id - 1,
    description: habitStatus(habit, day === today, words.habits),
    'aria-busy': pending || undefined,
    actions: (
      <IconButton
        variant="flat"
        aria-label={words.habits.more({ name })}
        aria-haspopup="dialog"
        onClick={() => onMore(id)}
      >
        <DotsThreeVerticalIcon aria-hidden="true" />
      </IconButton>
    ),
  };
  if (isToLeaveOff(goal)) return <LeaveOffCard {...card} habit={habit} day={day} />;

  const marks = {
    onCompletedChange: (next: boolean) => {
      vibrate(8);
      void write(journal.setMark(id, day, next ? 'done' : 'empty'), null, name);
      firstColor.look();
    },
  };
  const counts = goal && {
    target: goal.target,
    direction: goal.direction,
    unit: goal.unit,
    step: goal.step,
    amount,
    onAmountChange: (next: number) => {
      vibrate(4);
      void write(journal.setAmount(id, day, next), null, name);
      firstColor.look();
    },
    onLongPress: () => onMore(id),
  };

  return (
    <HabitCard {...card} completed={completed} {...(counts ?? marks)}>
      {firstColor.isExpected && <FirstColor day={day} isShown={firstColor.isShown && completed} />}
    </HabitCard>
  );
}

/** A habit as it stands on a day; one that was begun later stands there with nothing done. */
function useHabitOn(id: number, day: Day): DayHabit | undefined {
  const journal = useDeviceJournal();
  const isIt = (habit: DayHabit) => habit.id === id;
  const read = () => {
    const onDay = journal.day(day).listed.find(isIt);
    if (onDay) return onDay;
    const onToday = journal.getView().listed.find(isIt);
    return onToday && { ...onToday, ...NOTHING_DONE };
  };
  return useSelected(journal, read, identity);
}

const NOTHING_DONE = {
  completed: false,
  amount: null,
  period: null,
  leftOff: null,
  paused: false,
  pending: false,
};

/** The element id of a habit's card. */
const cardId = (id: number) => `habit-${id}`;

/** Gives the focus to the first of these habits that has a card. */
export function focusCard(ids: readonly number[]): void {
  const cards = ids.map((id) => document.getElementById(cardId(id)));
  const card = cards.find((each) => each !== null);
  const control = card?.querySelector<HTMLElement>('button, [tabindex="0"]');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}
