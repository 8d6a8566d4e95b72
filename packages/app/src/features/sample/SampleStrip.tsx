import { Button, Strip, useToast } from '@daybow/components';
import { useState } from 'react';
import { useOpened } from '../../shared/journal/JournalProvider';
import { useLanguage } from '../../shared/words/LanguageProvider';
import { preloadDeviceScreens } from '../../app/lazyScreens';
import type { StartJournalDialog } from './StartJournalDialog';

/** Says that what is on screen is a sample, and offers a journal of one's own. */
export function SampleStrip() {
  const toast = useToast();
  const { opened, show } = useOpened();
  const language = useLanguage();
  const words = language.words.sampleStrip;
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof StartJournalDialog>();
  const isBlocked = opened.kind === 'sample' && opened.isBlocked;

  async function handleStart() {
    const [loaded] = await Promise.all([
      import('./StartJournalDialog'),
      language.loadDeviceWords(),
    ]);
    setDialog(() => loaded.StartJournalDialog);
    setOpen(true);
  }

  async function handleBlocked() {
    await preloadDeviceScreens(language);
    show({ kind: 'trouble', trouble: 'blocked' });
  }

  function handleClick() {
    const shown = isBlocked ? handleBlocked() : handleStart();
    shown.catch(() => toast({ tone: 'error', message: words.notLoaded }));
  }

  return (
    <>
      <Strip
        aria-label={words.label}
        actions={
          <Button
            size="small"
            aria-haspopup={isBlocked ? undefined : 'dialog'}
            onClick={handleClick}
          >
            {isBlocked ? words.whatNow : words.start}
          </Button>
        }
      >
        <strong>{isBlocked ? words.blockedTitle : words.title}</strong>{' '}
        {isBlocked ? words.blockedText : words.text}
      </Strip>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
