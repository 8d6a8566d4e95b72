import { useToast } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import { useCallback } from 'react';
import { useWrite } from './useWrite';

/**
 * Waits for a write, then says in a toast what was done and offers to take it back, and once that is
 * done, to do it again: no word that was written is lost to a slip. The answer is whether it
 * succeeded.
 */
export function useUndoableWrite(): (write: Promise<Undo>, message: string) => Promise<boolean> {
  const toast = useToast();
  const write = useWrite();
  return useCallback(
    async (pending, message) => {
      async function tell(done: Promise<Undo>, isTakenBack: boolean): Promise<boolean> {
        if (!(await write(done))) return false;
        const undo = await done;
        toast({
          tone: isTakenBack ? 'info' : 'success',
          message: isTakenBack ? 'Taken back.' : message,
          action: {
            label: isTakenBack ? 'Redo' : 'Undo',
            onAction: () => void tell(undo(), !isTakenBack),
          },
        });
        return true;
      }
      return tell(pending, false);
    },
    [toast, write],
  );
}
