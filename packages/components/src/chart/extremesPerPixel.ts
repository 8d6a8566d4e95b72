import { greatest, group, least } from 'd3-array';

/** A datum's place in the drawing, in px; `y` is null without a value. */
export interface Point {
  index: number;
  x: number;
  y: number | null;
}

/**
 * The points that a dense line is drawn through: in each column of pixels the highest and the lowest, in their
 * order, so that no extreme is lost. A column without a value keeps one point, which is a gap.
 */
export function extremesPerPixel<P extends Point>(points: readonly P[]): P[] {
  const columns = group(points, ({ x }) => Math.floor(x));
  return Array.from(columns.values()).flatMap((column) => {
    const ends = [least(column, ({ y }) => y), greatest(column, ({ y }) => y)];
    const [one = column[0], other = one] = ends;
    if (!one || !other || one === other) return one ?? [];
    return one.index < other.index ? [one, other] : [other, one];
  });
}
