import { Button, ProgressRing } from '@daybow/components';
import { useState } from 'react';

export function Steps() {
  const [done, setDone] = useState(3);
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 16 }}>
      <ProgressRing value={(100 * done) / 5} />
      <Button size="small" variant="soft" disabled={done === 5} onClick={() => setDone(done + 1)}>
        One more
      </Button>
    </div>
  );
}
