import { HabitCard } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import { useCallback } from 'react';
import { useJournal, useSnapshot } from '../../shared/journal/useJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { scrollToCard } from '../habits/scrollToCard';

interface SampleHabitCardProps {
  id: number;
  /** Its place in the list, which gives its colour. */
  place: number;
  /** Whether it was added just now: it comes into sight. */
  isAdded: boolean;
}

/** One habit of today. It hears of nothing else, so that a tick draws no other card. */
export function SampleHabitCard({ id, place, isAdded }: SampleHabitCardProps) {
  const journal = useJournal();
  const write = useWrite();
  const habit = useSnapshot(
    useCallback(({ habits }: JournalSnapshot) => habits.find((each) => each.id === id), [id]),
  );

  if (!habit) return null;
  return (
    <HabitCard
      ref={isAdded ? scrollToCard : undefined}
      icon={habit.icon}
      label={habit.name}
      tint={place}
      completed={habit.completed}
      onCompletedChange={(next) => void write(journal.setHabitCompleted(id, next))}
    />
  );
}
