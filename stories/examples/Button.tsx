import { Button } from '@daybow/components';
import { useState } from 'react';

export function Saving() {
  const [saved, setSaved] = useState(false);
  return (
    <Button disabled={saved} onClick={() => setSaved(true)}>
      {saved ? 'Saved' : "Save Today's Mood"}
    </Button>
  );
}
