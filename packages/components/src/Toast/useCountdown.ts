import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `running` was true for `duration` ms in total. */
export function useCountdown(duration: number, running: boolean, onEnd: () => void) {
  const leftRef = useRef(duration);
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });
  useEffect(() => {
    if (!running || leftRef.current === Infinity) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onEndRef.current(), leftRef.current);
    return () => {
      clearTimeout(timer);
      leftRef.current -= performance.now() - startedAt;
    };
  }, [running]);
}
