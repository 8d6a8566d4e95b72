import { List, MoodEntry, Section } from '@daybow/components';
import { useJournal, useJournalSnapshot } from '../../journal/JournalProvider';
import { useWrite } from '../../journal/useWrite';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { MoodForm } from './MoodForm';

/** The day's mood, with a note if one likes, and the days before. */
export function MoodScreen() {
  const journal = useJournal();
  const write = useWrite();
  const { recentEntries } = useJournalSnapshot();

  return (
    <Screen
      title="How are you feeling?"
      windowTitle="Mood"
      subtitle="Track your mood daily"
      end={<SettingsLink />}
    >
      <MoodForm saveLabel="Save Today's Mood" onSave={(draft) => write(journal.saveMood(draft))} />
      <Section title="Recent Entries">
        <List>
          {recentEntries.map((entry) => (
            <MoodEntry
              key={entry.id}
              date={entry.dateLabel}
              value={entry.mood.value}
              emoji={entry.mood.emoji}
              mood={entry.mood.label}
              note={entry.note}
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}
