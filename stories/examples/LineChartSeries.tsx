import { LineChart } from '@daybow/components';

const days = [
  { label: 'Mon', sleep: 8, energy: 7 },
  { label: 'Tue', sleep: 6, energy: null },
  { label: 'Wed', sleep: 5, energy: 3 },
  { label: 'Thu', sleep: 7, energy: 6 },
  { label: 'Fri', sleep: 9, energy: 8 },
];

export function SleepAndEnergy() {
  return (
    <LineChart
      aria-label="Sleep and energy"
      data={days}
      series={[
        { label: 'Hours of sleep', value: (day) => day.sleep },
        { label: 'Energy', value: (day) => day.energy },
      ]}
    />
  );
}
