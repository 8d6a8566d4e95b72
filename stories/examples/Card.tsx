import { BarChart, Card } from '@daybow/components';

const week = [
  { label: 'Mon', value: 4 },
  { label: 'Tue', value: 5 },
  { label: 'Wed', value: 3 },
];

export function WeeklyHabits() {
  return (
    <Card title="Weekly Habits" inset="snug">
      <BarChart aria-label="Habits completed per weekday" data={week} />
    </Card>
  );
}
