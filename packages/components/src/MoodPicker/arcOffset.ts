/** The height of the arc, in px. */
const ARC_HEIGHT = 18;

/** How far below the top of the arc an emoji is, in px: 0 in the middle of the row. */
export function arcOffset(index: number, count: number): number {
  if (count < 3) return 0;
  const middle = (count - 1) / 2;
  return Math.round(ARC_HEIGHT * ((index - middle) / middle) ** 2);
}
