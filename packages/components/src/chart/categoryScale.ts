import { scaleBand, scalePoint } from 'd3-scale';

/** Where data stand along a chart, at even distances. */
export interface CategoryScale {
  count: number;
  /** The middle of the first datum, in px. */
  first: number;
  /** From one datum's middle to the next, in px; negative from right to left. */
  step: number;
}

/**
 * D3's scales keep every category in a map, which for thousands takes longer than the drawing. From the
 * places of two, at even distances, follow those of all.
 */
const twoBands = scaleBand([0, 1], [0, 1]);
const twoPoints = scalePoint([0, 1], [0, 1]);

/** Each datum in the middle of its band. */
export function bands(count: number, left: number, right: number, rtl: boolean): CategoryScale {
  const width = 2 * twoBands.range([left, Math.max(left, right)]).step();
  const step = width / Math.max(1, count);
  return { count, first: rtl ? right - step / 2 : left + step / 2, step: rtl ? -step : step };
}

/** The first datum at one end, the last at the other. */
export function pointsBetween(count: number, from: number, to: number): CategoryScale {
  const width = twoPoints.range([from, to]).step();
  const step = width / Math.max(1, count - 1);
  return {
    count,
    first: count > 1 ? from : (from + to) / 2,
    step: to < from ? -step : step,
  };
}

/** The middle of a datum, in px. */
export function placeOf({ first, step }: CategoryScale, index: number): number {
  return first + index * step;
}

/** The datum that a place is nearest to. */
export function indexAt({ count, first, step }: CategoryScale, x: number): number {
  const index = Math.round((x - first) / (step || 1));
  return Math.max(0, Math.min(count - 1, index));
}
