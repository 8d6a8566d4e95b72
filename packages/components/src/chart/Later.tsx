import { useDeferredValue, type ReactNode } from 'react';
import { useOnClient } from './useChartSize';

interface LaterProps {
  /** Whether it is to be there at once nevertheless. */
  now: boolean;
  children: ReactNode;
}

/**
 * What comes right after the drawing has been painted: whoever looks at the drawing doesn't wait for what
 * is there to be listened to. A server's markup has it from the first.
 */
export function Later({ now, children }: LaterProps) {
  const later = useDeferredValue(children, useOnClient() ? null : children);
  return now ? children : later;
}
