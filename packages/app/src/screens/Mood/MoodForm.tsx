import { Button, Card, MoodPicker, TextArea } from '@daybow/components';
import {
  MOOD_OPTIONS,
  NOTE_MAX_LENGTH,
  noteLengthLeft,
  type MoodDraft,
  type MoodValue,
} from '@daybow/journal';
import { useRef, useState, type FormEvent } from 'react';
import './MoodForm.css';

interface MoodFormProps {
  /**
   * Whether a note may only be so long.
   *
   * @defaultValue false
   */
  limited?: boolean;
  /** What is there to be changed; nothing by default. */
  initial?: MoodDraft | null;
  /** What the button that saves is called. */
  saveLabel: string;
  /** Saves; the form is emptied when the answer is true. */
  onSave: (draft: MoodDraft) => Promise<boolean>;
}

/** A mood, and a note if one likes. */
export function MoodForm({ limited = false, initial = null, saveLabel, onSave }: MoodFormProps) {
  const picker = useRef<HTMLDivElement>(null);
  const [mood, setMood] = useState<MoodValue | null>(initial?.mood ?? null);
  const [note, setNote] = useState(initial?.note ?? '');
  const canSave = mood !== null && (!limited || noteLengthLeft(note) >= 0);

  async function handleSave(event: FormEvent) {
    event.preventDefault();
    if (mood === null || !canSave) return;
    if (await onSave({ mood, note })) {
      setMood(null);
      setNote('');
      // The button is disabled now: focus goes back to where the next entry begins.
      picker.current?.querySelector('input')?.focus({ preventScroll: true });
    }
  }

  return (
    <form className="app-MoodForm" onSubmit={(event) => void handleSave(event)}>
      <MoodPicker ref={picker} options={MOOD_OPTIONS} value={mood} onValueChange={setMood} />
      <Card inset="snug">
        <TextArea
          label="Write a note (optional)"
          placeholder="What shaped today?"
          value={note}
          characterLimit={limited ? NOTE_MAX_LENGTH : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Card>
      <Button type="submit" block disabled={!canSave}>
        {saveLabel}
      </Button>
    </form>
  );
}
