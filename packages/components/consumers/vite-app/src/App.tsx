import {
  BarChart,
  Button,
  Card,
  type ChartDatum,
  Column,
  Dialog,
  EmojiField,
  HabitCard,
  LineChart,
  MoodPicker,
  type MoodPickerOption,
  PageHeader,
  ProgressRing,
  Section,
  Switch,
  TextArea,
  TextField,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { useState } from 'react';
import styles from './own.module.css';

const moods: MoodPickerOption[] = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const week = (...values: number[]): ChartDatum[] =>
  days.map((label, index) => ({ label, value: values[index] ?? null }));
const habitsDone = week(4, 5, 3, 5, 4, 5, 5);
const moodsFelt = week(4, 5, 3, 4, 5, 4, 5);

export function App() {
  return (
    <ToastProvider>
      <Column>
        <PageHeader title="A page of another app" description="Made of Daybow's components" />
        <main className="stack">
          <Today />
          <Charts />
          <section data-theme="dark" aria-label="Night">
            <Card title="Always dark" />
          </section>
        </main>
      </Column>
    </ToastProvider>
  );
}

function Today() {
  const toast = useToast();
  const [done, setDone] = useState(false);
  const [mood, setMood] = useState<number | null>(null);
  return (
    <Section title="Today" className="stack">
      <ProgressRing value={done ? 100 : 40} />
      <HabitCard icon="📖" label="Read 20 mins" completed={done} onCompletedChange={setDone} />
      <HabitCard className={styles.card} icon="💧" label="Drink water" />
      <MoodPicker options={moods} value={mood} onValueChange={setMood} />
      <TextArea label="Note" />
      <Switch label="Notifications" description="Daily reminders" defaultChecked />
      <Button
        disabled={mood === null}
        onClick={() => toast({ tone: 'success', message: `Mood ${mood} it is` })}
      >
        Save mood
      </Button>
      <AddHabit />
    </Section>
  );
}

function AddHabit() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const add = () => {
    toast({ tone: 'success', message: `Added ${name}` });
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Add habit</Button>}
      title="Add New Habit"
      description="It starts today."
    >
      <div className="stack">
        <TextField
          label="Habit name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoFocus
        />
        <EmojiField label="Icon" defaultValue="✨" />
        <Button onClick={add}>Add</Button>
      </div>
    </Dialog>
  );
}

function Charts() {
  return (
    <Section title="The week" className="stack">
      <Card title="Weekly Habits">
        <BarChart aria-label="Habits completed" data={habitsDone} domain={[0, 5]} />
      </Card>
      <Card title="Mood Trends">
        <LineChart aria-label="Mood" data={moodsFelt} domain={[1, 5]} />
      </Card>
    </Section>
  );
}
