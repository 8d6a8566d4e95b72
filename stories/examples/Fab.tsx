import { Column, Fab } from '@daybow/components';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';

export function AddHabit() {
  const [count, setCount] = useState(0);
  return (
    <Column>
      <p>Added: {count}</p>
      <Fab aria-label="Add habit" onClick={() => setCount(count + 1)}>
        <PlusIcon weight="bold" />
      </Fab>
    </Column>
  );
}
