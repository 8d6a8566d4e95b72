import { useToast } from '@daybow/components';
import { JournalError } from '@daybow/journal';
import { useCallback, useState } from 'react';
import { useWords } from '../words/LanguageProvider';
import { useOpened } from './JournalProvider';
import { hasNote, isSheetOpen } from '../ui/unsaved';
import { isMissingPart, reloadOnce } from './missingPart';

/**
 * Waits for a write to the journal. A toast says why a write failed, if a person can act on it; where
 * an undo would have lost newer words, a dialog offers both. The toast goes once a write succeeds. Any other error is shown on the error
 * screen. The answer is whether the write succeeded.
 */
export function useWrite(): (write: Promise<unknown>) => Promise<boolean> {
  const toast = useToast();
  const { errors } = useWords();
  const { showUndoConflict, setFailure } = useOpened();
  const showFault = useFault();
  return useCallback(
    async (write) => {
      try {
        await write;
        setFailure(null);
        return true;
      } catch (error) {
        if (!(error instanceof JournalError) || isMissingPart(error)) showFault(error);
        else if (error.undoConflict) showUndoConflict(error.undoConflict);
        else setFailure(toast({ tone: 'error', message: errors[error.code] }));
        return false;
      }
    },
    [toast, errors, showUndoConflict, setFailure, showFault],
  );
}

/**
 * Shows an error that happened outside of rendering on the error screen, which also logs it. Where a part of the
 * app is gone, the screen stays: the page is loaded again once, if nothing is lost by that, or on request.
 */
export function useFault(): (error: unknown) => void {
  const toast = useToast();
  const { fault: words } = useWords();
  const { opened } = useOpened();
  const isSample = opened.kind === 'sample';
  const [, setFault] = useState<null>(null);
  return useCallback(
    (error) => {
      if (isMissingPart(error)) {
        const isUnsaved = isSample || isSheetOpen() || hasNote();
        if (!isUnsaved && reloadOnce()) return;
        const action = { label: words.reload, onAction: () => location.reload() };
        toast({ tone: 'error', message: words.notLoaded, action });
        return;
      }
      setFault(() => {
        throw error;
      });
    },
    [isSample, toast, words],
  );
}
