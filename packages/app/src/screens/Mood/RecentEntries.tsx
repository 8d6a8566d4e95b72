import { Card, EmptyState, IconButton, List, MoodEntry } from '@daybow/components';
import type { Day, DeviceSnapshot } from '@daybow/journal';
import PencilSimpleIcon from '~icons/ph/pencil-simple';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../words/LanguageProvider';
import { WaitingFace } from './WaitingFace';

const entriesOf = ({ today, recentEntries }: DeviceSnapshot) => ({ today, recentEntries });

/** The latest days with a mood, each of which can be changed. */
export function RecentEntries({ onEdit }: { onEdit: (day: Day) => void }) {
  const { today, recentEntries } = useDeviceSnapshot(entriesOf);
  const { moods } = useWords();
  const words = useDeviceWords().mood;
  const format = useFormat();

  if (recentEntries.length === 0) {
    return (
      <Card>
        <EmptyState
          titleElement="h3"
          icon={<WaitingFace />}
          title={words.none}
          description={words.noneHint}
        />
      </Card>
    );
  }
  return (
    <List>
      {recentEntries.map(({ day, mood, note, pending }) => (
        <MoodEntry
          key={day}
          date={format.relativeDay(day, today)}
          value={mood.value}
          emoji={mood.emoji}
          mood={moods[mood.value]}
          showMood
          note={note}
          aria-busy={pending || undefined}
          actions={
            <IconButton
              variant="flat"
              aria-label={words.edit({ day: format.relativeDay(day, today) })}
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
