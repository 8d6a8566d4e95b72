import { useToast } from '@daybow/components';
import { useEffect, useRef, useState } from 'react';

/** What a sheet shows: what is there, and after that was deleted, while the sheet closes, still that. Null for nothing yet. */
export function useLastShown<Item>(present: Item | null): Item | null {
  const [shown, setShown] = useState(present);
  if (present && present !== shown) setShown(present);
  return present ?? shown;
}

interface GoneSheet {
  open: boolean;
  /** True once what it shows was deleted. */
  isGone: boolean;
  onOpenChange: (open: boolean) => void;
  /** Says that it is gone. */
  message: string;
}

/**
 * Closes a sheet once what it shows is gone, and says so where that was done elsewhere.
 *
 * @returns runs a change of the sheet itself; the answer is whether it succeeded.
 */
export function useGoneSheet({ open, isGone, onOpenChange, message }: GoneSheet) {
  const toast = useToast();
  const isWriting = useRef(false);

  useEffect(() => {
    if (!open || !isGone) return;
    onOpenChange(false);
    if (!isWriting.current) toast({ tone: 'info', message });
  }, [open, isGone, message, onOpenChange, toast]);

  return async (change: () => Promise<boolean>): Promise<boolean> => {
    isWriting.current = true;
    const isWritten = await change();
    isWriting.current = false;
    return isWritten;
  };
}
