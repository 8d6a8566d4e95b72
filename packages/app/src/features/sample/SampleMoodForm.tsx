import type { Entry } from '@daybow/journal';
import { useRef, useState } from 'react';
import { useJournal } from '../../shared/journal/useJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { useWords } from '../../shared/words/LanguageProvider';
import { MoodForm } from '../mood/MoodForm';

const NOTHING: Entry = { mood: null, note: '' };

/** Asks for today's mood. Once it is saved, it asks again: the sample keeps nothing. */
export function SampleMoodForm() {
  const journal = useJournal();
  const write = useWrite();
  const words = useWords().mood;
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(NOTHING);

  async function handleSave({ mood, note }: Entry) {
    if (mood === null || !(await write(journal.saveMood({ mood, note })))) return;
    setValue(NOTHING);
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
