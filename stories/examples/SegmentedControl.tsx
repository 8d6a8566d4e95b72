import { SegmentedControl } from '@daybow/components';
import { useState } from 'react';

const periods = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

export function Period() {
  const [period, setPeriod] = useState<string | null>('week');
  return (
    <>
      <SegmentedControl
        aria-label="Period"
        options={periods}
        value={period}
        onValueChange={setPeriod}
      />
      <p>The last {period}</p>
    </>
  );
}
