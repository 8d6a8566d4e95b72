import { Button, ProgressBar } from '@daybow/components';
import { useState } from 'react';

export function Reading() {
  const [read, setRead] = useState(3);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar
        label="Reading your copy"
        value={read}
        max={4}
        valueText={`${read} of 4 months`}
        tone={read === 4 ? 'success' : 'info'}
      />
      <p role="status">{read === 4 && 'All of it is read'}</p>
      <Button variant="soft" disabled={read === 4} onClick={() => setRead(read + 1)}>
        Go on
      </Button>
    </div>
  );
}
