/** Between two indices: the pen is lifted, for the days between them have no value. */
export const GAP = -1;

/**
 * Which data a line is drawn through: all, as long as each has a pixel of its own. Where several share a
 * column of pixels, only the first, the lowest, the highest and the last of it: the others would be
 * drawn over what these cover. So no extreme is lost, and a line never has more points than four a
 * pixel.
 */
export function drawnIndices(
  values: readonly (number | null)[],
  step: number,
  bridged: boolean,
): number[] {
  const drawn: number[] = [];
  const pxPerDatum = Math.abs(step);
  let column = NaN;
  let [first, lowest, highest, last] = [GAP, GAP, GAP, GAP];
  const closeColumn = () => {
    if (first === GAP) return;
    const [earlier, later] = [Math.min(lowest, highest), Math.max(lowest, highest)];
    drawn.push(first);
    if (earlier > first) drawn.push(earlier);
    if (later > earlier) drawn.push(later);
    if (last > later) drawn.push(last);
    first = GAP;
  };
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? null;
    if (value === null) continue;
    const sinceLast = index - last;
    // A gap narrower than a pixel is none that could be seen.
    if (last !== GAP && sinceLast > 1 && !bridged && sinceLast * pxPerDatum >= 1) {
      closeColumn();
      drawn.push(GAP);
    }
    const own = Math.floor(index * pxPerDatum);
    if (own !== column) closeColumn();
    column = own;
    if (first === GAP) first = lowest = highest = index;
    if (value < (values[lowest] ?? value)) lowest = index;
    if (value > (values[highest] ?? value)) highest = index;
    last = index;
  }
  closeColumn();
  return drawn;
}
