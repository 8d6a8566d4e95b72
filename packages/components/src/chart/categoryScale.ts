import { scaleBand, scalePoint } from 'd3-scale';

/** Where data stand along a chart, at even distances. */
export interface CategoryScale {
  count: number;
  /** The middle of the first datum, in px. */
  first: number;
  /** From one datum's middle to the next, in px; negative from right to left. */
  step: number;
}

/** D3's scales keep every category in a map; two are enough to reckon the places of all from. */
const MOST_CATEGORIES = 2;

/** Each datum in the middle of its band. */
export function bands(count: number, left: number, right: number, rtl: boolean): CategoryScale {
  const drawn = Math.min(count, MOST_CATEGORIES);
  const scale = scaleBand<number>()
    .domain(Array(drawn).keys())
    .range([left, Math.max(left, right)]);
  const step = (scale.step() * Math.max(1, drawn)) / Math.max(1, count);
  return { count, first: rtl ? right - step / 2 : left + step / 2, step: rtl ? -step : step };
}

/** The first datum at one end, the last at the other. */
export function pointsBetween(count: number, from: number, to: number): CategoryScale {
  const drawn = Math.min(count, MOST_CATEGORIES);
  const scale = scalePoint<number>().domain(Array(drawn).keys()).range([from, to]);
  const step = (scale.step() * Math.max(1, drawn - 1)) / Math.max(1, count - 1);
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
