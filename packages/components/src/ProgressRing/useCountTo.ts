import { useEffect, useRef, useState } from 'react';

const countingTime = 700;

/**
 * A whole number that counts its way to a new value as the ring fills. It starts at its value, so
 * that nothing waits for an animation, and jumps for people who asked for less motion.
 */
export function useCountTo(value: number): number {
  const [shown, setShown] = useState(value);
  const shownNow = useRef(value);

  useEffect(() => {
    const from = shownNow.current;
    if (from === value) return;
    const travels = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const time = travels ? Math.min(1, Math.max(0, (now - start) / countingTime)) : 1;
      const next = Math.round(from + (value - from) * (1 - (1 - time) ** 3));
      shownNow.current = next;
      setShown(next);
      if (time < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
