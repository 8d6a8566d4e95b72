import { QuitCard } from '@daybow/components';
import { useState } from 'react';

export function Smoking() {
  const [hasHappened, setHappened] = useState(false);
  return (
    <QuitCard
      icon="🚬"
      label="Smoking"
      statusText={hasHappened ? '0 hours without' : '12 days without'}
      description={hasHappened ? 'Best: 31 days. 28 of the last 30 without.' : undefined}
      onHappen={() => setHappened(true)}
    />
  );
}
