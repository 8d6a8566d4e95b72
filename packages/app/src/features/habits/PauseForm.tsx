import { Button, TextField } from '@daybow/components';
import type { Pause } from '@daybow/journal';
import { useState } from 'react';
import { useToday } from '../../shared/journal/useJournal';
import { Form } from '../../shared/ui/Form';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** Asks from when to when nothing is to be due. */
export function PauseForm({ onPause }: { onPause: (pause: Pause) => Promise<void> }) {
  const today = useToday();
  const words = useDeviceWords().pause;
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const isBackwards = to !== '' && to < from;

  return (
    <Form
      onSubmit={async () => {
        if (from !== '' && !isBackwards) await onPause({ from, to: to || null });
      }}
    >
      <p>{words.hint}</p>
      <TextField type="date" label={words.from} required value={from} onValueChange={setFrom} />
      <TextField
        type="date"
        label={words.to}
        description={words.toHint}
        error={isBackwards ? words.backwards : undefined}
        value={to}
        onValueChange={setTo}
      />
      <Button type="submit" block disabled={from === ''}>
        {words.save}
      </Button>
    </Form>
  );
}
