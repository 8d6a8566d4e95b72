/** The height of the arc, in px. */
const ARC_HEIGHT = 18;

/** Distance of an emoji from the top of the arc, in px: 0 in the middle of the row. */
export function arcOffset(index: number, count: number): number {
  if (count < 3) return 0;
  const middle = (count - 1) / 2;
  return Math.round(ARC_HEIGHT * ((index - middle) / middle) ** 2);
}
