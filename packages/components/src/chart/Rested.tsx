import { useEffect, useState, type ReactNode } from 'react';

interface RestedProps {
  /** Whether every change is to be there at once nevertheless. */
  now: boolean;
  children: ReactNode;
}

/** How long nothing may have changed, in ms: a few frames, and less than anyone waits for. */
const REST = 50;

/** What changes once the drawing rests: while values stream in, no frame lays it out anew. */
export function Rested({ now, children }: RestedProps) {
  const [rested, setRested] = useState(children);
  useEffect(() => {
    if (rested === children) return;
    const rest = setTimeout(() => setRested(children), REST);
    return () => clearTimeout(rest);
  }, [rested, children]);
  return now ? children : rested;
}
