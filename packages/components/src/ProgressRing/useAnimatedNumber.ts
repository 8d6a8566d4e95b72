import { useEffect, useRef, useState } from 'react';
import { timeShare } from './ringGeometry';

/** Time for a full turn, in ms: as long as the ring takes. */
const FULL_TURN = 700;

/**
 * An integer that counts to each new value. The first value appears at once, and so does every value with
 * reduced motion.
 */
export function useAnimatedNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const shownRef = useRef(value);

  useEffect(() => {
    const from = shownRef.current;
    if (from === value) return;
    // jsdom has no media queries.
    const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const animates = reduced !== undefined && !reduced.matches;
    const duration = FULL_TURN * timeShare(from, value);
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const time = animates ? Math.min(1, Math.max(0, (now - start) / duration)) : 1;
      const next = Math.round(from + (value - from) * (1 - (1 - time) ** 3));
      if (next !== shownRef.current) {
        shownRef.current = next;
        setShown(next);
      }
      if (time < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
