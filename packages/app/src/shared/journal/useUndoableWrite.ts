import { useToast } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import { useCallback } from 'react';
import { useDeviceWords } from '../words/LanguageProvider';
import { useWrite } from './useWrite';

/**
 * Waits for a write, then says in a toast what was done and offers to take it back, and once that is
 * done, to do it again: no word that was written is lost to a slip. The answer is whether the write
 * succeeded.
 *
 * The last argument names what was written, for the toast that says that it was taken back.
 */
export function useUndoableWrite(): (
  write: Promise<Undo>,
  message: string,
  what?: string,
) => Promise<boolean> {
  const toast = useToast();
  const words = useDeviceWords().undo;
  const write = useWrite();
  return useCallback(
    async (pending, message, what = message) => {
      async function tell(done: Promise<Undo>, isUndone: boolean): Promise<boolean> {
        if (!(await write(done))) return false;
        const undo = await done;
        toast({
          tone: isUndone ? 'info' : 'success',
          message: isUndone ? words.undone({ what }) : message,
          action: {
            label: isUndone ? words.redo : words.undo,
            onAction: () => void tell(undo(), !isUndone),
          },
        });
        return true;
      }
      return tell(pending, false);
    },
    [toast, words, write],
  );
}
