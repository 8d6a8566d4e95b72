import { useToast } from '@daybow/components';
import { JournalError } from '@daybow/journal';
import { useCallback } from 'react';
import { useWords } from '../words/LanguageProvider';
import { useOpened } from './JournalProvider';
import { useFault } from './useFault';

/**
 * Waits for a write to the journal. A toast says why a write failed, if a person can act on it; where
 * an undo would have lost newer words, a dialog offers both. The toast goes once a write succeeds. Any other error is shown on the error
 * screen. The answer is whether the write succeeded.
 */
export function useWrite(): (write: Promise<unknown>) => Promise<boolean> {
  const toast = useToast();
  const { errors } = useWords();
  const { showVersions, setFailure } = useOpened();
  const showFault = useFault();
  return useCallback(
    async (write) => {
      try {
        await write;
        setFailure(null);
        return true;
      } catch (error) {
        if (!(error instanceof JournalError)) showFault(error);
        else if (error.versions) showVersions(error.versions);
        else setFailure(toast({ tone: 'error', message: errors[error.code] }));
        return false;
      }
    },
    [toast, errors, showVersions, setFailure, showFault],
  );
}
