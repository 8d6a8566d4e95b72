import { Button, Strip } from '@daybow/components';
import { useState } from 'react';

export function SampleData() {
  const [started, setStarted] = useState(false);
  if (started) return <p>Your journal is yours alone.</p>;
  return (
    <Strip
      actions={
        <Button size="small" onClick={() => setStarted(true)}>
          Start my journal
        </Button>
      }
    >
      <strong>You&apos;re exploring sample data.</strong> Nothing here is saved.
    </Strip>
  );
}
