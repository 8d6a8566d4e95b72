// A server component: it passes plain data to the components, which are client modules.
import {
  BarChart,
  Card,
  Column,
  HabitCard,
  LineChart,
  MoodPicker,
  PageHeader,
  ProgressRing,
} from '@daybow/components';
import { Actions } from './Actions';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];
const week = ['Mon', 'Tue', 'Wed'].map((label, index) => ({ label, value: index + 2 }));

export default function Page() {
  return (
    <Column>
      <PageHeader title="A page of Next.js" />
      <ProgressRing value={40} />
      <HabitCard icon="📖" label="Read 20 mins" />
      <MoodPicker options={moods} />
      <Card title="Weekly Habits">
        <BarChart aria-label="Habits completed" data={week} domain={[0, 5]} />
        <LineChart aria-label="Mood" data={week} domain={[1, 5]} />
      </Card>
      <Actions />
    </Column>
  );
}
