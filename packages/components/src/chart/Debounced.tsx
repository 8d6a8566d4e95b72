import { useEffect, useState, type ReactNode } from 'react';

interface DebouncedProps {
  /** Whether to show every change at once. */
  immediate: boolean;
  children: ReactNode;
}

/** In ms: a few frames, too short to notice. */
const DELAY = 50;

/** Shows new children once they have not changed for a moment, so that streaming values cost no layout. */
export function Debounced({ immediate, children }: DebouncedProps) {
  const [shown, setShown] = useState(children);
  useEffect(() => {
    if (shown === children) return;
    const timer = setTimeout(() => setShown(children), DELAY);
    return () => clearTimeout(timer);
  }, [shown, children]);
  return immediate ? children : shown;
}
