import { List, Section } from '@daybow/components';
import {
  type Day,
  type DeviceView,
  HABIT_GROUPS,
  type HabitGroup,
  type JournalDay,
} from '@daybow/journal';
import { useState } from 'react';
import {
  useDay,
  useDeviceSettings,
  useDeviceView,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { habitsTitle } from './habitWords';
import { NoHabits } from './NoHabits';
import { OrderButton } from './OrderButton';
import { DayHabitCard } from './DayHabitCard';

interface DayHabitsProps extends Pick<DayHabitListProps, 'addedId' | 'settling'> {
  day: Day;
  /** Called by a person who wants to add one. */
  onAdd: () => void;
  /**
   * Called with the habit that a person wants to know more about, and the others from the nearest on: the
   * first of them that is still there gets the focus once the habit is gone.
   */
  onMore: (id: number, others: readonly number[]) => void;
}

const habitsOf = ({ habits, notDue }: JournalDay) => ({
  due: HABIT_GROUPS.flatMap((part) =>
    habits.filter(({ group }) => group === part).map(({ id, group }) => ({ id, group })),
  ),
  notDue: notDue.map(({ id }) => id),
});
const listedOf = ({ listed }: DeviceView) => listed.map(({ id }) => id);

/** A day's habits: those that are due, the others of that day, and those begun later once they are asked for. */
export function DayHabits({ day, onAdd, onMore, ...rest }: DayHabitsProps) {
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const format = useFormat();
  const today = useToday();
  const { due, notDue } = useDay(day, habitsOf);
  const listed = useDeviceView(listedOf);
  const [fillsIn, setFillsIn] = useState(false);
  const shown = [...due.map(({ id }) => id), ...notDue];
  const later = fillsIn && day < today ? listed.filter((id) => !shown.includes(id)) : [];
  const isTooEarly = day < today && listed.length > 0 && !fillsIn;

  function handleMore(id: number) {
    const cards = [...shown, ...later];
    const at = cards.indexOf(id);
    onMore(id, [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()]);
  }

  const lists = { day, onMore: handleMore, ...rest };
  return (
    <>
      <Section
        title={habitsTitle(day, today, words, deviceWords, format)}
        actions={listed.length > 1 && <OrderButton />}
      >
        {due.length > 0 ? (
          <DayHabitGroups {...lists} habits={due} />
        ) : (
          later.length === 0 && (
            <NoHabits
              reason={notDue.length > 0 ? 'day off' : isTooEarly ? 'too early' : 'none yet'}
              onAdd={onAdd}
              onFillIn={() => setFillsIn(true)}
            />
          )
        )}
      </Section>
      {notDue.length > 0 && (
        <Section title={day === today ? deviceWords.notToday : deviceWords.notOnDay}>
          <DayHabitList {...lists} ids={notDue} />
        </Section>
      )}
      {later.length > 0 && (
        <Section title={deviceWords.later}>
          <DayHabitList {...lists} ids={later} />
        </Section>
      )}
    </>
  );
}

interface DayHabitGroupsProps extends Omit<DayHabitListProps, 'ids'> {
  /** The habits to list, each with its part of the day, in the order of the parts. */
  habits: readonly { readonly id: number; readonly group: HabitGroup }[];
}

/** Habits by part of the day; without any heading while all of them can be done at any time. */
function DayHabitGroups({ habits, ...rest }: DayHabitGroupsProps) {
  const { groupNames } = useDeviceSettings();
  const words = useDeviceWords().plan.groups;
  if (habits.every(({ group }) => group === 'anytime')) {
    return <DayHabitList {...rest} ids={habits.map(({ id }) => id)} />;
  }
  return HABIT_GROUPS.map((group) => {
    const ids = habits.filter((habit) => habit.group === group).map(({ id }) => id);
    const name = groupNames[group] ?? words[group];
    return (
      ids.length > 0 && (
        <Section key={group} titleElement="h3" title={<bdi>{name}</bdi>}>
          <DayHabitList {...rest} ids={ids} />
        </Section>
      )
    );
  });
}

export interface DayHabitListProps {
  day: Day;
  /** The habits to list. */
  ids: readonly number[];
  /** The habit that was added just now: it comes into sight. */
  addedId: number | null;
  /** True if the day was finished just now. */
  settling?: boolean;
  /** Called with the habit that a person wants to know more about. */
  onMore: (id: number) => void;
}

/** Habits as cards, each marked on one day by a tap. */
function DayHabitList({ ids, addedId, settling, ...rest }: DayHabitListProps) {
  return (
    <List variant="cards" settling={settling}>
      {ids.map((id) => (
        <DayHabitCard key={id} id={id} isAdded={id === addedId} {...rest} />
      ))}
    </List>
  );
}
