import { useToast } from '@daybow/components';
import { useCallback } from 'react';

/**
 * Waits for a write to the journal. A write that fails is told in a toast, in the journal's own
 * words; the answer is whether it succeeded.
 */
export function useWrite(): (write: Promise<unknown>) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (write) => {
      try {
        await write;
        return true;
      } catch (error) {
        toast({ tone: 'error', message: error instanceof Error ? error.message : String(error) });
        return false;
      }
    },
    [toast],
  );
}
