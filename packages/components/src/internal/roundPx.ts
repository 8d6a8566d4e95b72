/** A length to a hundredth of a px: finer than any screen, and short in markup. */
export function roundPx(px: number): number {
  return Math.round(px * 100) / 100;
}
