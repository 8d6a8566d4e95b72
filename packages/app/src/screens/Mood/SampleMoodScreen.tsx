import { List, MoodEntry, Section } from '@daybow/components';
import { addDays, type JournalSnapshot } from '@daybow/journal';
import { useJournal, useSnapshot } from '../../journal/useJournal';
import { useWrite } from '../../journal/useWrite';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { useFormat, useWords } from '../../words/LanguageProvider';
import { MoodForm } from './MoodForm';

const entriesOf = ({ today, recentEntries }: JournalSnapshot) => ({ today, recentEntries });

/** The day's mood, with a note if one likes, and the sample's days before. */
export function SampleMoodScreen() {
  const journal = useJournal();
  const write = useWrite();
  const words = useWords();
  const format = useFormat();
  const { today, recentEntries } = useSnapshot(entriesOf);

  return (
    <Screen
      title={words.mood.title}
      windowTitle={words.app.mood}
      description={words.mood.subtitle}
      actions={<SettingsLink />}
    >
      <MoodForm saveLabel={words.mood.save} onSave={(draft) => write(journal.saveMood(draft))} />
      <Section title={words.mood.recent}>
        <List>
          {recentEntries.map(({ id, daysAgo, mood, note }) => (
            <MoodEntry
              key={id}
              date={format.relativeDay(addDays(today, -daysAgo), today)}
              value={mood.value}
              emoji={mood.emoji}
              mood={words.moods[mood.value]}
              note={note}
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}
