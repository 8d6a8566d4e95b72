import { BarChart } from '@daybow/components';

const week = [
  { label: 'Mon', value: 4 },
  { label: 'Tue', value: 5 },
  { label: 'Wed', value: 3 },
  { label: 'Thu', value: null },
  { label: 'Fri', value: 4 },
];

export function WeeklyHabits() {
  return (
    <BarChart
      aria-label="Habits completed per weekday"
      data={week}
      domain={[0, 5]}
      currentIndex={4}
      formatReading={(value) => `${value} of 5`}
    />
  );
}
