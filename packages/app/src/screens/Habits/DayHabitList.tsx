import { HabitCard, IconButton, List } from '@daybow/components';
import type { Day, DayHabit } from '@daybow/journal';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { scrollToCard } from './scrollToCard';

interface DayHabitListProps {
  day: Day;
  habits: readonly DayHabit[];
  /** The habit that was added just now: it comes into sight. */
  addedId: number | null;
  /** Called with the habit that a person wants to know more about. */
  onMore: (id: number) => void;
}

/** Habits as cards, each marked on one day by a tap. */
export function DayHabitList({ day, habits, addedId, onMore }: DayHabitListProps) {
  const journal = useDeviceJournal();
  const write = useWrite();

  return (
    <List variant="cards">
      {habits.map(({ id, icon, name, completed, pending }) => (
        <HabitCard
          key={id}
          ref={id === addedId ? scrollToCard : undefined}
          icon={icon}
          name={name}
          tint={id - 1}
          completed={completed}
          aria-busy={pending || undefined}
          onCompletedChange={(next) =>
            void write(journal.setMark(id, day, next ? 'done' : 'empty'))
          }
          actions={
            <IconButton
              variant="flat"
              label={`More about ${name}`}
              aria-haspopup="dialog"
              onClick={() => onMore(id)}
            >
              <DotsThreeVerticalIcon weight="bold" aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
    </List>
  );
}
