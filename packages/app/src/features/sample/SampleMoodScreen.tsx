import { List, MoodEntry, Section } from '@daybow/components';
import { addDays, type JournalSnapshot } from '@daybow/journal';
import { useSnapshot } from '../../shared/journal/useJournal';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/SettingsLink';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import { SampleMoodForm } from './SampleMoodForm';

const entriesOf = ({ today, recentEntries }: JournalSnapshot) => ({ today, recentEntries });

/** The day's mood, with a note if one likes, and the sample's days before. */
export function SampleMoodScreen() {
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
      <SampleMoodForm />
      <Section title={words.mood.recent}>
        <List>
          {recentEntries.map(({ id, daysAgo, mood, note }) => (
            <MoodEntry
              key={id}
              date={format.relativeDay(addDays(today, -daysAgo), today)}
              value={mood.value}
              emoji={mood.emoji}
              label={words.moods[mood.value]}
              note={note}
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}
