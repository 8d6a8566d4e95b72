import { useEffect, useRef } from 'react';

/** The longest time that a browser's timer can wait, in ms: nearly 25 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Calls `onEnd` after `running` was true for `duration` ms in total, anew for each `version`. The timer of a
 * Radix toast stops forever once a toast was closed under the pointer or the focus.
 *
 * Radix Toast 1.3.1; https://github.com/radix-ui/primitives/issues/2268
 */
export function useCountdown(duration: number, running: boolean, onEnd: () => void, version = 0) {
  const leftRef = useRef(duration);
  const versionRef = useRef(version);
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });
  useEffect(() => {
    if (versionRef.current !== version) leftRef.current = duration;
    versionRef.current = version;
    if (!running || leftRef.current > LONGEST_TIMER) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onEndRef.current(), leftRef.current);
    return () => {
      clearTimeout(timer);
      leftRef.current -= performance.now() - startedAt;
    };
    // A new duration alone changes nothing: it is that of the next version.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [running, version]);
}
