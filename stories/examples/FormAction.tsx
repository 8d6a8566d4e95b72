import {
  Button,
  MoodPicker,
  TextArea,
  WeekdayPicker,
  type WeekdayNumber,
} from '@daybow/components';
import { useActionState, useEffect, useRef } from 'react';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

const newDay = { mood: null as number | null, note: '', days: [1] as WeekdayNumber[] };

interface Answer {
  /** Values with which the form begins after the answer: the typed ones, if they could not be saved. */
  day: typeof newDay;
  error?: string;
  saved?: string;
}

async function saveDay(_: Answer, form: FormData): Promise<Answer> {
  const day = {
    mood: Number(form.get('mood')) || null,
    note: String(form.get('note')),
    days: form.getAll('days').map(Number) as WeekdayNumber[],
  };
  if (day.note === '') return { day, error: 'Please write a few words, such as "Long walk"' };
  return { day: newDay, saved: `Mood ${day.mood} on ${day.days.join(', ')}: ${day.note}` };
}

export function DayForm() {
  const [answer, save] = useActionState(saveDay, { day: newDay });
  const noteRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (answer.error) noteRef.current?.focus();
  }, [answer]);

  const { day, error, saved = 'Nothing is saved yet' } = answer;
  return (
    <form className="stack" action={save}>
      <MoodPicker name="mood" options={moods} defaultValue={day.mood} />
      <WeekdayPicker name="days" label="Again on" defaultValue={day.days} />
      <TextArea
        ref={noteRef}
        name="note"
        label="Note"
        characterLimit={5}
        defaultValue={day.note}
        error={error}
      />
      <Button type="submit">Save</Button>
      <p role="status">{saved}</p>
    </form>
  );
}
