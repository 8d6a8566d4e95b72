/** The index that a key moves the chart's cursor to, or null for a key that does not move it. */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  rtl: boolean,
): number | null {
  const page = Math.max(2, Math.round(count / 5));
  const steps = new Map([
    ['ArrowRight', rtl ? -1 : 1],
    ['ArrowLeft', rtl ? 1 : -1],
    ['ArrowUp', 1],
    ['ArrowDown', -1],
    ['PageUp', page],
    ['PageDown', -page],
    ['Home', -count],
    ['End', count],
  ]);
  const step = steps.get(key);
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step));
}
