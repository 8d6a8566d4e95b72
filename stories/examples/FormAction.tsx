import { Button, MoodPicker, TextArea, WeekdayPicker } from '@daybow/components';
import { useActionState } from 'react';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

export function DayForm() {
  const [saved, save] = useActionState(
    async (_: string, day: FormData) =>
      `Mood ${day.get('mood')} on ${day.getAll('days').join(', ')}: ${day.get('note')}`,
    'Nothing is saved yet',
  );
  return (
    <form className="stack" action={save}>
      <MoodPicker name="mood" options={moods} />
      <TextArea name="note" label="Note" characterLimit={5} />
      <WeekdayPicker name="days" label="Again on" defaultValue={[1]} />
      <Button type="submit">Save</Button>
      <p role="status">{saved}</p>
    </form>
  );
}
