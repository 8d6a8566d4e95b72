import { Scale } from '@daybow/components';

export function Pain() {
  return (
    <Scale
      label="How strong is your pain?"
      minLabel="No pain"
      maxLabel="Worst pain"
      defaultValue={2}
    />
  );
}
