import { LineChart } from '@daybow/components';

const weights = [
  { label: '2026-03-01', value: 71.2 },
  { label: '2026-03-02', value: 71 },
  { label: '2026-03-15', value: 69.8 },
  { label: '2026-03-19', value: 70.1 },
  { label: '2026-03-29', value: 68.9 },
];

export function Weight() {
  return (
    <LineChart byDate aria-label="Weight" data={weights} formatReading={(value) => `${value} kg`} />
  );
}
