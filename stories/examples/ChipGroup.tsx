import { Button, ChipGroup } from '@daybow/components';
import { useState } from 'react';

const often = [
  { value: 'run', label: 'run', emoji: '🏃' },
  { value: 'friends', label: 'friends', emoji: '👥' },
  { value: 'coffee', label: 'coffee', emoji: '☕' },
];
const seldom = [
  { value: 'garden', label: 'garden', emoji: '🌱' },
  { value: 'travel', label: 'travel', emoji: '🚆' },
];

export function LabelsOfAnEntry() {
  const [labels, setLabels] = useState<readonly string[]>(['coffee']);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <ChipGroup
      label="What have you been up to?"
      options={showsAll ? [...often, ...seldom] : often}
      value={labels}
      onValueChange={setLabels}
    >
      {!showsAll && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          More
        </Button>
      )}
    </ChipGroup>
  );
}
