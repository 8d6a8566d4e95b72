import { DateField } from '@daybow/components';
import { useState } from 'react';

export function FirstDay() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DateField
      label="First day"
      description={day ? `Stored as ${day}` : 'The habit is due from this day on.'}
      min="2026-11-21"
      today="2026-11-21"
      value={day}
      onValueChange={setDay}
    />
  );
}
