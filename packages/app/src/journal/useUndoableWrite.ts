import { useToast } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import { useCallback } from 'react';
import { useWrite } from './useWrite';

/**
 * Waits for a write, then says in a toast what was done and offers to take it back. The answer is
 * whether it succeeded.
 */
export function useUndoableWrite(): (write: Promise<Undo>, message: string) => Promise<boolean> {
  const toast = useToast();
  const write = useWrite();
  return useCallback(
    async (pending, message) => {
      const isDone = await write(pending);
      if (isDone) {
        const undo = await pending;
        const takeBack = async () => {
          if (await write(undo())) toast({ tone: 'info', message: 'Taken back.' });
        };
        toast({
          tone: 'success',
          message,
          action: { label: 'Undo', onAction: () => void takeBack() },
        });
      }
      return isDone;
    },
    [toast, write],
  );
}
