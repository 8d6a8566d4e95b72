/** Time without a read, in ms: long enough to draw figures and charts, and for a row of ticks. */
const QUIET_MS = 500;

/**
 * Works once nothing is asked for a while and the page is idle.
 *
 * @returns a function that cancels the work, if it has not begun.
 */
export function whenIdle(work: () => void): () => void {
  let cancel: () => void;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') return work();
    const handle = requestIdleCallback(work, { timeout: 10 * QUIET_MS });
    cancel = () => cancelIdleCallback(handle);
  }, QUIET_MS);
  cancel = () => clearTimeout(timer);
  return () => cancel();
}
