import { LineChart } from '@daybow/components';

const week = [
  { label: 'Mon', value: 4 },
  { label: 'Tue', value: 5 },
  { label: 'Wed', value: null },
  { label: 'Thu', value: 2 },
  { label: 'Fri', value: 4 },
];

export function MoodTrends() {
  return (
    <LineChart
      aria-label="Mood per weekday"
      data={week}
      domain={[1, 5]}
      variant="mood"
      symbols={{ 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' }}
      valueLabels={{ 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' }}
      formatReading={(value) => `${value} of 5`}
    />
  );
}
