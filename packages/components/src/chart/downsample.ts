/** Between two indices: the line has a gap, because the data between them have no value. */
export const GAP = -1;

/**
 * The indices that a line is drawn through: all, as long as each datum has a pixel of its own. Where
 * several share a column of pixels, only the first, lowest, highest and last, which cover the others. No
 * extreme is lost, and a line has at most four points a pixel.
 */
export function downsample(
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
    // A gap narrower than a pixel cannot be seen.
    if (last !== GAP && sinceLast > 1 && !bridged && sinceLast * pxPerDatum >= 1) {
      closeColumn();
      drawn.push(GAP);
    }
    const ownColumn = Math.floor(index * pxPerDatum);
    if (ownColumn !== column) closeColumn();
    column = ownColumn;
    if (first === GAP) first = lowest = highest = index;
    if (value < (values[lowest] ?? value)) lowest = index;
    if (value > (values[highest] ?? value)) highest = index;
    last = index;
  }
  closeColumn();
  return drawn;
}
