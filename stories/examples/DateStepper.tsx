import { DateStepper } from '@daybow/components';
import { useState } from 'react';

const days = ['Thursday 19 November', 'Friday 20 November', 'Saturday 21 November'];

export function UpToToday() {
  const [index, setIndex] = useState(2);
  return (
    <DateStepper
      hasPrevious={index > 0}
      hasNext={index < 2}
      onStep={(step) => setIndex(index + step)}
    >
      {days[index]}
    </DateStepper>
  );
}
