import {
  Button,
  Card,
  Column,
  List,
  MoodEntry,
  MoodPicker,
  NumberField,
  PageHeader,
  Scale,
  TextArea,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { useState } from 'react';
import './stack.css';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 4, label: 'Good', emoji: '🙂' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 2, label: 'Bad', emoji: '🙁' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

interface Entry {
  mood: number;
  note: string;
}

function CheckIn() {
  const toast = useToast();
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  // React gives the form back its first values after a form action, ready for the next entry.
  function save(form: FormData) {
    const entry = { mood: Number(form.get('mood')), note: String(form.get('note')) };
    setEntries([entry, ...entries]);
    toast({
      tone: 'success',
      message: 'Your check-in was saved',
      action: { label: 'Undo', onAction: () => setEntries(entries) },
    });
  }

  return (
    <main className="stack">
      <Card>
        <form className="stack" action={save}>
          <MoodPicker label="How are you feeling?" name="mood" options={moods} required />
          <NumberField label="Hours of sleep" name="sleep" min={0} max={24} step={0.5} />
          <Scale label="Energy" name="energy" min={1} max={5} minLabel="None" maxLabel="A lot" />
          <TextArea label="Write a note (optional)" name="note" rows={3} />
          <Button type="submit" block>
            Save
          </Button>
        </form>
      </Card>
      {entries.length > 0 && (
        <Card title="Today">
          <List aria-label="Entries of today">
            {entries.map(({ mood, note }, index) => {
              const { emoji = '', label = '' } = moods.find(({ value }) => value === mood) ?? {};
              return (
                <MoodEntry
                  key={entries.length - index}
                  date={`Entry ${entries.length - index}`}
                  value={mood}
                  emoji={emoji}
                  label={label}
                  note={note}
                  showLabel
                />
              );
            })}
          </List>
        </Card>
      )}
    </main>
  );
}

export function CheckInPage() {
  return (
    <ToastProvider>
      <Column>
        <PageHeader title="Check in" description="A minute for yourself" />
        <CheckIn />
      </Column>
    </ToastProvider>
  );
}
