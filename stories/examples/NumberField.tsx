import { NumberField } from '@daybow/components';
import { useState } from 'react';

export function Target() {
  const [target, setTarget] = useState<number | null>(8);
  return (
    <NumberField
      label="Target"
      description={`At least ${target ?? 1} glasses a day.`}
      min={1}
      value={target}
      onValueChange={setTarget}
    />
  );
}
