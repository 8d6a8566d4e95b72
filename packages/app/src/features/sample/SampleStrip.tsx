import { Button, Strip } from '@daybow/components';
import { useState } from 'react';
import { useOpened } from '../../shared/journal/JournalProvider';
import { useFault } from '../../shared/journal/useWrite';
import type { Language } from '../../shared/words/language';
import { useLanguage } from '../../shared/words/LanguageProvider';
import type { StartJournal } from '../start';
import { useSampleJournal } from './useSample';
import './sample.css';

interface SampleStripProps {
  /** Loads the screens of a person's own journal and their words. */
  loadDeviceScreens: (language: Language) => Promise<{ StartJournal: typeof StartJournal }>;
}

/** Says that what is on screen is a sample, and offers a journal of one's own. */
export function SampleStrip({ loadDeviceScreens }: SampleStripProps) {
  const showFault = useFault();
  const { opened, show } = useOpened();
  const language = useLanguage();
  const words = language.words.sampleStrip;
  const [open, setOpen] = useState(false);
  const { habitsToKeep } = useSampleJournal();
  const [Start, setStart] = useState<typeof StartJournal | null>(null);
  const isBlocked = opened.kind === 'sample' && opened.isBlocked;

  async function handleClick() {
    try {
      const screens = await loadDeviceScreens(language);
      if (isBlocked) return show({ kind: 'trouble', trouble: 'blocked' });
      setStart(() => screens.StartJournal);
      setOpen(true);
    } catch (error) {
      showFault(error);
    }
  }

  return (
    <>
      <Strip
        className="app-SampleStrip"
        aria-label={words.label}
        actions={
          <Button
            size="small"
            aria-haspopup={isBlocked ? undefined : 'dialog'}
            onClick={() => void handleClick()}
          >
            {isBlocked ? words.whatNow : words.start}
          </Button>
        }
      >
        <strong>{isBlocked ? words.blockedTitle : words.title}</strong>{' '}
        <span className="app-SampleStrip-text">{isBlocked ? words.blockedText : words.text}</span>
      </Strip>
      {Start && <Start open={open} onOpenChange={setOpen} habitsToKeep={habitsToKeep} />}
    </>
  );
}
