import { Button, Strip, useToast } from '@daybow/components';
import { useState } from 'react';
import { useLanguage } from '../../words/LanguageProvider';
import type { StartJournalDialog } from './StartJournalDialog';

/** Says that what is on screen is a sample, and offers a journal of one's own. */
export function SampleStrip() {
  const toast = useToast();
  const language = useLanguage();
  const words = language.words.sampleStrip;
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof StartJournalDialog>();

  async function handleClick() {
    try {
      const [loaded] = await Promise.all([
        import('./StartJournalDialog'),
        language.loadDeviceWords(),
      ]);
      setDialog(() => loaded.StartJournalDialog);
      setOpen(true);
    } catch {
      toast({ tone: 'error', message: words.notLoaded });
    }
  }

  return (
    <>
      <Strip
        aria-label={words.label}
        actions={
          <Button size="small" aria-haspopup="dialog" onClick={() => void handleClick()}>
            {words.start}
          </Button>
        }
      >
        <strong>{words.title}</strong> {words.text}
      </Strip>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
