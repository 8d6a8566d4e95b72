import { useToast } from '@daybow/components';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpened } from '../../shared/journal/JournalProvider';
import { troubleOf } from '../../shared/journal/openAtStart';
import { useLate } from '../../shared/journal/useLate';
import { useFault } from '../../shared/journal/useWrite';
import { paths } from '../../shared/paths';
import { useDeviceWords, useLanguage } from '../../shared/words/LanguageProvider';
import { IMPORT_HASH } from '../copies';
import type { FirstHabit } from './ideas';

/** The habits that a journal begins with, and the way that leads on from there. */
interface Beginning {
  readonly habits: readonly FirstHabit[];
  /** True to go on to the import of a file. */
  readonly imports?: boolean;
}

/** Begins a journal in place of the sample. */
export function useStart() {
  const { show } = useOpened();
  const showFault = useFault();
  const navigate = useNavigate();
  const toast = useToast();
  const language = useLanguage();
  const words = useDeviceWords().start;
  const newest = useRef<AbortController>(null);
  const isBegun = useRef(false);
  const [attempt, setAttempt] = useState<AbortController | null>(null);
  const [last, setLast] = useState<Beginning>({ habits: [] });
  const isLate = useLate(attempt);

  function setNewest(next: AbortController | null) {
    newest.current?.abort();
    newest.current = next;
    setAttempt(next);
  }

  async function begin(beginning: Beginning) {
    if (newest.current !== null && !isLate) return;
    const own = new AbortController();
    setNewest(own);
    setLast(beginning);
    try {
      const { startJournal } = await import('@daybow/journal/device');
      const { journal, isNew } = await startJournal({
        habits: beginning.habits,
        firstWeekday: language.format.firstWeekday,
        signal: own.signal,
      });
      // An earlier attempt that was late may have been the one that began it.
      if (isBegun.current) return journal.close();
      isBegun.current = true;
      show({ kind: 'device', journal });
      toast({ tone: 'success', message: isNew ? words.begun : words.begunElsewhere });
      if (beginning.imports) await navigate({ pathname: paths.settings, hash: IMPORT_HASH });
    } catch (error) {
      if (newest.current !== own) return;
      setNewest(null);
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

  return { isLate, begin, tryAgain: () => begin(last), callOff: () => setNewest(null) };
}
