/** How far the outer faces hang below the middle one, in pixels. */
const sag = 18;

/** How far down the arc a face hangs, in pixels: the middle of a row is its crown. */
export function moodDrop(index: number, count: number): number {
  if (count < 3) return 0;
  const middle = (count - 1) / 2;
  return Math.round(sag * ((index - middle) / middle) ** 2);
}
