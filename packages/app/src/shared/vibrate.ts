/** Lets the device vibrate for so many ms, or on and off in turn, where it can and motion is not reduced. */
export function vibrate(pattern: number | number[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Not in every browser.
  (navigator as Partial<Navigator>).vibrate?.(pattern);
}
