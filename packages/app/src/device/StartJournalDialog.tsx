import { Button, Dialog, RadioGroup, useToast } from '@daybow/components';
import { startJournal } from '@daybow/journal/device';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useJournalSnapshot, useOpened } from '../journal/JournalProvider';
import '../shell/Fields.css';
import { focusHeading } from '../shell/useArrival';
import { deviceScreens } from './deviceScreens';
import { troubleOf } from './openDevice';

const beginnings = [
  {
    value: 'sample',
    label: 'Keep the habits on screen',
    description: "As they are now, with today's ticks.",
  },
  { value: 'empty', label: 'Start with an empty list', description: 'And add your own.' },
] as const;

interface StartJournalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how a person's own journal should begin, and opens it in place of the sample. */
export function StartJournalDialog({ open, onOpenChange }: StartJournalDialogProps) {
  const { show } = useOpened();
  const toast = useToast();
  const { habits } = useJournalSnapshot();
  const starting = useRef(false);
  const [beginning, setBeginning] = useState<'sample' | 'empty'>('sample');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (starting.current) return;
    starting.current = true;
    try {
      const journal = await startJournal({ habits: beginning === 'sample' ? habits : [] });
      // The strip and this dialog leave the page: the focus goes to where the screen begins.
      flushSync(() => show({ kind: 'device', journal, screens: deviceScreens }));
      toast({ tone: 'success', message: 'Your journal has begun.' });
      focusHeading();
    } catch (error) {
      show(troubleOf(error));
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Start your journal"
      description="It is kept on this device and nowhere else."
    >
      <form className="app-Fields" onSubmit={(event) => void handleSubmit(event)}>
        <RadioGroup
          label="How it begins"
          options={beginnings}
          value={beginning}
          onValueChange={setBeginning}
        />
        <Button type="submit" block>
          Start
        </Button>
      </form>
    </Dialog>
  );
}
