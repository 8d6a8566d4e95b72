import { Button, Dialog, RadioGroup, useToast } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpened } from '../../journal/JournalProvider';
import { troubleOf } from '../../journal/openAtStart';
import { useFault } from '../../journal/useFault';
import { useSnapshot } from '../../journal/useJournal';
import { Form } from '../../shell/Form';
import { focusHeading } from '../../shell/useArrival';
import { useDeviceWords, useLanguage } from '../../words/LanguageProvider';
import { preloadDeviceScreens } from '../lazyScreens';

interface StartJournalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const habitsOf = ({ habits }: JournalSnapshot) => habits;

/** Asks how a person's own journal should begin, and opens it in place of the sample. */
export function StartJournalDialog({ open, onOpenChange }: StartJournalDialogProps) {
  const { show } = useOpened();
  const showFault = useFault();
  const toast = useToast();
  const language = useLanguage();
  const words = useDeviceWords().start;
  const habits = useSnapshot(habitsOf);
  const starting = useRef(false);
  const [beginning, setBeginning] = useState<'keep' | 'empty'>('keep');

  async function handleSubmit() {
    if (starting.current) return;
    starting.current = true;
    try {
      const [{ journal, isNew }] = await Promise.all([
        startJournal({
          habits: beginning === 'keep' ? habits : [],
          firstWeekday: language.format.firstWeekday,
        }),
        preloadDeviceScreens(language),
      ]);
      // The strip and this dialog leave the page: the focus goes to where the screen begins.
      flushSync(() => show({ kind: 'device', journal }));
      toast({ tone: 'success', message: isNew ? words.begun : words.begunElsewhere });
      focusHeading();
    } catch (error) {
      handleError(error);
    }
  }

  function handleError(error: unknown) {
    try {
      show(troubleOf(error));
    } catch (fault) {
      showFault(fault);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      <Form onSubmit={handleSubmit}>
        <RadioGroup
          aria-label={words.how}
          options={[
            { value: 'keep', label: words.keep, description: words.keepHint },
            { value: 'empty', label: words.empty, description: words.emptyHint },
          ]}
          value={beginning}
          onValueChange={setBeginning}
        />
        <Button type="submit" block>
          {words.start}
        </Button>
      </Form>
    </Dialog>
  );
}
