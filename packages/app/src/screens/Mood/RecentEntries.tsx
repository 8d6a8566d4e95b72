import { Card, EmptyState, IconButton, List, MoodEntry } from '@daybow/components';
import type { Day } from '@daybow/journal';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { WaitingFace } from './WaitingFace';

/** The latest days with a mood, each of which can be changed. */
export function RecentEntries({ onEdit }: { onEdit: (day: Day) => void }) {
  const { recentEntries } = useDeviceSnapshot();

  if (recentEntries.length === 0) {
    return (
      <Card>
        <EmptyState
          titleElement="h3"
          picture={<WaitingFace />}
          title="No entries yet"
          description="Save today's mood and it will appear here."
        />
      </Card>
    );
  }
  return (
    <List>
      {recentEntries.map(({ day, dateLabel, mood, note, pending }) => (
        <MoodEntry
          key={day}
          date={dateLabel}
          value={mood.value}
          emoji={mood.emoji}
          mood={mood.label}
          showMood
          note={note}
          aria-busy={pending || undefined}
          actions={
            <IconButton
              variant="flat"
              label={`Edit ${dateLabel}`}
              aria-haspopup="dialog"
              onClick={() => onEdit(day)}
            >
              <PencilSimpleIcon aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
    </List>
  );
}
