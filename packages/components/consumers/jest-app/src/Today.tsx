import {
  BarChart,
  Button,
  Dialog,
  DialogClose,
  HabitCard,
  LineChart,
  MoodPicker,
  Switch,
  useToast,
} from '@daybow/components';

const moods = [
  { value: 2, label: 'Good', emoji: '🙂' },
  { value: 1, label: 'Bad', emoji: '🙁' },
];
const days = [
  { label: 'Mon', value: 1 },
  { label: 'Tue', value: 2 },
];

/** A page with what needs D3, Radix and a part of the package that is loaded later. */
export function Today() {
  const toast = useToast();
  return (
    <>
      <HabitCard icon="📖" label="Read 20 mins" />
      <MoodPicker
        options={moods}
        onValueChange={(mood) => toast({ tone: 'success', message: `Mood ${mood} is saved` })}
      />
      <LineChart aria-label="Mood of the week" data={days} />
      <BarChart aria-label="Habits of the week" data={days} />
      <Switch label="Reminder" />
      <Dialog title="Add a habit" trigger={<Button>Add</Button>}>
        <DialogClose>Cancel</DialogClose>
      </Dialog>
    </>
  );
}
