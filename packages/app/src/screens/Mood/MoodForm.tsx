import { Button, Card, MoodPicker, TextArea } from '@daybow/components';
import { MOOD_OPTIONS, NOTE_MAX_LENGTH, noteLengthLeft, type MoodDraft } from '@daybow/journal';
import { useRef, useState, type FormEvent } from 'react';
import { useWords } from '../../words/LanguageProvider';
import './MoodForm.css';
import type { UnsavedMood } from './unsavedMood';

interface MoodFormProps {
  /**
   * Whether a note may only be so long.
   *
   * @defaultValue false
   */
  limited?: boolean;
  /** What is there to be changed; nothing by default. */
  initial?: UnsavedMood | null;
  /**
   * What the field of the note asks while it is empty.
   *
   * @defaultValue what shaped today
   */
  question?: string;
  /** What the button that saves is called. */
  saveLabel: string;
  /** Saves; the form is emptied when the answer is true. */
  onSave: (draft: MoodDraft) => Promise<boolean>;
  /** Called with what the form holds, whenever that changes. */
  onChange?: (unsaved: UnsavedMood) => void;
}

/** A mood, and a note if one likes. */
export function MoodForm({
  limited = false,
  initial = null,
  question,
  saveLabel,
  onSave,
  onChange,
}: MoodFormProps) {
  const words = useWords();
  const picker = useRef<HTMLDivElement>(null);
  const [{ mood, note }, setUnsaved] = useState<UnsavedMood>(initial ?? { mood: null, note: '' });
  const canSave = mood !== null && (!limited || noteLengthLeft(note) >= 0);

  function handleChange(unsaved: UnsavedMood) {
    setUnsaved(unsaved);
    onChange?.(unsaved);
  }

  async function handleSave(event: FormEvent) {
    event.preventDefault();
    if (mood === null || !canSave) return;
    if (await onSave({ mood, note })) {
      handleChange({ mood: null, note: '' });
      // The button is disabled now: focus goes back to where the next entry begins.
      picker.current?.querySelector('input')?.focus({ preventScroll: true });
    }
  }

  return (
    <form className="app-MoodForm" onSubmit={(event) => void handleSave(event)}>
      <MoodPicker
        ref={picker}
        options={MOOD_OPTIONS.map((option) => ({ ...option, label: words.moods[option.value] }))}
        value={mood}
        onValueChange={(chosen) => handleChange({ mood: chosen, note })}
      />
      <Card inset="snug">
        <TextArea
          label={words.mood.note}
          placeholder={question ?? words.mood.notePlaceholder}
          value={note}
          characterLimit={limited ? NOTE_MAX_LENGTH : undefined}
          onChange={(event) => handleChange({ mood, note: event.currentTarget.value })}
        />
      </Card>
      <Button type="submit" block disabled={!canSave}>
        {saveLabel}
      </Button>
    </form>
  );
}
