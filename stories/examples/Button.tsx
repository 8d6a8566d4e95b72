import { Button } from '@daybow/components';
import { useState } from 'react';

export function Saving() {
  const [state, setState] = useState<'new' | 'saving' | 'saved'>('new');
  const save = async () => {
    setState('saving');
    await new Promise((resolve) => setTimeout(resolve, 800));
    setState('saved');
  };
  return (
    <>
      <Button loading={state === 'saving'} disabled={state === 'saved'} onClick={save}>
        Save Today&apos;s Mood
      </Button>
      <p role="status">
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && 'Saved'}
      </p>
    </>
  );
}
