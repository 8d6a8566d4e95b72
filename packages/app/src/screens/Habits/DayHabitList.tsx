import { HabitCard, IconButton, List } from '@daybow/components';
import type { Day, JournalDay } from '@daybow/journal';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import { useCallback } from 'react';
import { useDay, useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { useDeviceWords } from '../../words/LanguageProvider';
import { scrollToCard } from './scrollToCard';

interface DayHabitListProps {
  day: Day;
  /** The habits to list. */
  ids: readonly number[];
  /** The habit that was added just now: it comes into sight. */
  addedId: number | null;
  /** Called with the habit that a person wants to know more about. */
  onMore: (id: number) => void;
}

/** Habits as cards, each marked on one day by a tap. */
export function DayHabitList({ ids, addedId, ...rest }: DayHabitListProps) {
  return (
    <List variant="cards">
      {ids.map((id) => (
        <DayHabitCard key={id} id={id} isAdded={id === addedId} {...rest} />
      ))}
    </List>
  );
}

interface DayHabitCardProps extends Pick<DayHabitListProps, 'day' | 'onMore'> {
  id: number;
  isAdded: boolean;
}

/** One habit on one day. It hears of nothing else, so that a tick draws no other card. */
function DayHabitCard({ id, day, isAdded, onMore }: DayHabitCardProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().habits;
  const find = useCallback(
    ({ habits, notDue }: JournalDay) => [...habits, ...notDue].find((each) => each.id === id),
    [id],
  );
  const habit = useDay(day, find);

  if (!habit) return null;
  const { icon, name, completed, pending } = habit;
  return (
    <HabitCard
      ref={isAdded ? scrollToCard : undefined}
      icon={icon}
      label={name}
      tint={id - 1}
      completed={completed}
      aria-busy={pending || undefined}
      onCompletedChange={(next) => void write(journal.setMark(id, day, next ? 'done' : 'empty'))}
      actions={
        <IconButton
          variant="flat"
          aria-label={words.more({ name })}
          aria-haspopup="dialog"
          onClick={() => onMore(id)}
        >
          <DotsThreeVerticalIcon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
