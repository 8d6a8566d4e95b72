import { List, MoodEntry, Section } from '@daybow/components';
import { addDays, type Entry, NO_ENTRY } from '@daybow/journal';
import { useRef, useState } from 'react';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useWrite } from '../../shared/journal/useWrite';
import { MoodForm } from '../mood';
import { useSample, useSampleJournal } from './useSample';

/** The day's mood, with a note if one likes, and the sample's days before. */
export function SampleMoodScreen() {
  const words = useWords();
  const format = useFormat();
  const { today, recentEntries } = useSample();

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

/** Asks for today's mood. Once it is saved, it asks again: the sample keeps nothing. */
function SampleMoodForm() {
  const journal = useSampleJournal();
  const write = useWrite();
  const words = useWords().mood;
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(NO_ENTRY);

  async function handleSave({ mood, note }: Entry) {
    if (mood === null || !(await write(journal.saveMood({ mood, note })))) return;
    setValue(NO_ENTRY);
    // The button is disabled now: focus goes back to where the next entry begins.
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <MoodForm
      ref={form}
      value={value}
      onValueChange={setValue}
      saveLabel={words.save}
      onSave={() => void handleSave(value)}
    />
  );
}
