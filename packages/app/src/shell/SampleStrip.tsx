import { Button, Strip, useToast } from '@daybow/components';
import { useState, type ComponentType } from 'react';
import { loadDevice } from '../journal/openAtStart';

type StartDialog = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

/** Says that what is on screen is a sample, and offers a journal of one's own. */
export function SampleStrip() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [StartDialog, setStartDialog] = useState<StartDialog>();

  async function handleClick() {
    try {
      const { StartJournalDialog } = await loadDevice();
      setStartDialog(() => StartJournalDialog);
      setOpen(true);
    } catch {
      toast({ tone: 'error', message: "This part couldn't be loaded. Are you offline?" });
    }
  }

  return (
    <>
      <Strip
        label="Sample data"
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => void handleClick()}>
            Start my journal
          </Button>
        }
      >
        <strong>You're exploring sample data.</strong> Nothing here is saved.
      </Strip>
      {StartDialog && <StartDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
