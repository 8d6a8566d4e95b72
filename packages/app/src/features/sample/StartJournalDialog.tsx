import { Button, Dialog, RadioGroup, useToast } from '@daybow/components';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpened } from '../../shared/journal/JournalProvider';
import { troubleOf } from '../../shared/journal/openAtStart';
import { useLate } from '../../shared/journal/useLate';
import { useFault } from '../../shared/journal/useWrite';
import { paths } from '../../shared/paths';
import { Form } from '../../shared/ui/layout';
import { useDeviceWords, useLanguage } from '../../shared/words/LanguageProvider';
import { IMPORT_HASH } from '../copies';
import { useSampleJournal } from './useSample';

type Beginning = 'keep' | 'empty' | 'bring';

interface StartJournalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how a person's own journal should begin, and opens it in place of the sample. */
export function StartJournalDialog({ open, onOpenChange }: StartJournalDialogProps) {
  const { show } = useOpened();
  const showFault = useFault();
  const navigate = useNavigate();
  const toast = useToast();
  const language = useLanguage();
  const words = useDeviceWords().start;
  const sample = useSampleJournal();
  const newest = useRef<AbortController>(null);
  const isBegun = useRef(false);
  const [attempt, setAttempt] = useState<AbortController | null>(null);
  const isLate = useLate(attempt);
  const [beginning, setBeginning] = useState<Beginning>('keep');

  function setNewest(next: AbortController | null) {
    newest.current?.abort();
    newest.current = next;
    setAttempt(next);
  }

  function handleOpenChange(next: boolean) {
    setNewest(null);
    onOpenChange(next);
  }

  async function handleSubmit() {
    if (newest.current !== null && !isLate) return;
    const own = new AbortController();
    setNewest(own);
    try {
      const { startJournal } = await import('@daybow/journal/device');
      const { journal, isNew } = await startJournal({
        habits: beginning === 'keep' ? sample.habitsToKeep() : [],
        firstWeekday: language.format.firstWeekday,
        signal: own.signal,
      });
      // An earlier attempt that was late may have been the one that began it.
      if (isBegun.current) return journal.close();
      isBegun.current = true;
      show({ kind: 'device', journal });
      toast({ tone: 'success', message: isNew ? words.begun : words.begunElsewhere });
      if (beginning === 'bring') await navigate({ pathname: paths.settings, hash: IMPORT_HASH });
    } catch (error) {
      if (newest.current === own) handleError(error);
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
      onOpenChange={handleOpenChange}
      title={words.title}
      description={words.description}
    >
      <Form onSubmit={handleSubmit}>
        <RadioGroup<Beginning>
          aria-label={words.how}
          options={[
            { value: 'keep', label: words.keep, description: words.keepHint },
            { value: 'empty', label: words.empty, description: words.emptyHint },
            { value: 'bring', label: words.bring, description: words.bringHint },
          ]}
          value={beginning}
          onValueChange={(chosen) => chosen && setBeginning(chosen)}
        />
        {isLate && (
          <p role="alert" className="app-Caption">
            {words.late}
          </p>
        )}
        <Button type="submit" block>
          {isLate ? words.tryAgain : words.start}
        </Button>
        {isLate && (
          <Button variant="quiet" block onClick={() => location.reload()}>
            {words.reload}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
