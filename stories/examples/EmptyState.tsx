import { Bow, Button, EmptyState } from '@daybow/components';
import { useState } from 'react';

export function NoHabits() {
  const [adding, setAdding] = useState(false);
  return (
    <EmptyState
      icon={<Bow value={0} />}
      title="No habits yet"
      description="One habit is enough to begin with."
      actions={
        <Button onClick={() => setAdding(true)}>{adding ? 'Adding…' : 'Add a habit'}</Button>
      }
    />
  );
}
