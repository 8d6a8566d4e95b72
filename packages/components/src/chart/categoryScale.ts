import { scaleBand } from 'd3-scale';

/** The places of data along a chart, at even distances. */
export interface CategoryScale {
  count: number;
  /** The middle of the first datum, in px. */
  first: number;
  /** From one datum's middle to the next, in px; negative from right to left. */
  step: number;
}

/**
 * D3's scales with two categories only, scaled to the width of all: D3 keeps a map of its categories, and
 * with thousands it takes longer than the drawing.
 */
const twoBands = scaleBand([0, 1], [0, 1]);
// D3's scale of points is one of bands with nothing but padding between them.
const twoPoints = scaleBand([0, 1], [0, 1]).paddingInner(1);

/** Each datum in the middle of its band. */
export function bandScale(count: number, left: number, right: number, rtl: boolean): CategoryScale {
  const width = 2 * twoBands.range([left, Math.max(left, right)]).step();
  const step = width / Math.max(1, count);
  return { count, first: rtl ? right - step / 2 : left + step / 2, step: rtl ? -step : step };
}

/** The first datum at one end, the last at the other. */
export function pointScale(count: number, from: number, to: number): CategoryScale {
  const width = twoPoints.range([from, to]).step();
  const step = width / Math.max(1, count - 1);
  return {
    count,
    first: count > 1 ? from : (from + to) / 2,
    step: to < from ? -step : step,
  };
}

/** The x of a datum's middle, in px. */
export function xAt({ first, step }: CategoryScale, index: number): number {
  return first + index * step;
}

/** The datum nearest to an x in px. */
export function indexAt({ count, first, step }: CategoryScale, x: number): number {
  const index = Math.round((x - first) / (step || 1));
  return Math.max(0, Math.min(count - 1, index));
}
