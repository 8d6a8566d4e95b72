import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useOnClient } from './useChartSize';

interface LaterProps {
  /** Whether it is to be there at once nevertheless. */
  now: boolean;
  children: ReactNode;
}

/** How long nothing may have changed, in ms: a few frames, and less than anyone waits for. */
const REST = 50;

/**
 * What comes right after the drawing has been painted, and changes once the drawing rests: whoever looks
 * at it doesn't wait for what is there to be listened to, and while values stream in, no frame lays it
 * out anew. A server's markup has it from the first.
 */
export function Later({ now, children }: LaterProps) {
  const [rested, setRested] = useState(children);
  useEffect(() => {
    if (rested === children) return;
    const rest = setTimeout(() => setRested(children), REST);
    return () => clearTimeout(rest);
  }, [rested, children]);
  const later = useDeferredValue(rested, useOnClient() ? null : rested);
  return now ? children : later;
}
