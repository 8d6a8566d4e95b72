import { List } from '@daybow/components';
import type { Day } from '@daybow/journal';
import { DayHabitCard } from './DayHabitCard';

export interface DayHabitListProps {
  day: Day;
  /** The habits to list. */
  ids: readonly number[];
  /** The habit that was added just now: it comes into sight. */
  addedId: number | null;
  /** Whether the day was finished just now. */
  settling?: boolean;
  /** Called with the habit that a person wants to know more about. */
  onMore: (id: number) => void;
}

/** Habits as cards, each marked on one day by a tap. */
export function DayHabitList({ ids, addedId, settling, ...rest }: DayHabitListProps) {
  return (
    <List variant="cards" settling={settling}>
      {ids.map((id) => (
        <DayHabitCard key={id} id={id} isAdded={id === addedId} {...rest} />
      ))}
    </List>
  );
}
