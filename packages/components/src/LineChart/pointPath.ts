import { roundPx } from '../internal/roundPx';

/** The corners of a square, a triangle and a diamond, as shares of the radius. */
const SHAPES = [
  [],
  [-0.85, -0.85, 0.85, -0.85, 0.85, 0.85, -0.85, 0.85],
  [0, -1.15, 1.1, 0.85, -1.1, 0.85],
  [0, -1.25, 1.25, 0, 0, 1.25, -1.25, 0],
];

/** The outline of a point of the second, third or fourth series, as wide as a circle; '' for the first, a circle. */
export function pointPath(position: number, x: number, y: number, radius: number): string {
  const corners = SHAPES[position % SHAPES.length] ?? [];
  const px = corners.map((share, index) => roundPx((index % 2 ? y : x) + share * radius));
  return px.length ? `M${px.join(' ')}Z` : '';
}
