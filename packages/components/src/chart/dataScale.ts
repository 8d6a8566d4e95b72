import { leastIndex, min, pairs, range } from 'd3-array';
import { scaleBand, scalePoint } from 'd3-scale';
import { scaleLinear, type Interval } from './scaleLinear';

/** The places of a chart's data on its x axis: in even steps, or by their days. */
export interface DataScale {
  /** The x of a datum's middle, in px. */
  centerOf: (index: number) => number;
  /** The x of a day's middle on an axis of days, in px. */
  xOf: (day: number) => number;
  /** The index of the datum nearest to an x in px. */
  indexAt: (x: number) => number;
  /** The mean distance of two data, in px. */
  step: number;
  /** The smallest distance of two data, in px. */
  band: number;
}

interface DataScaleOptions {
  count: number;
  /** The first and the last px. */
  range: Interval;
  /** The day of each datum, ascending; without it the data are in even steps. */
  days?: readonly number[] | undefined;
  /** True if each datum has a band, false if the first and the last are at the ends. */
  isBand: boolean;
}

/** The scale of a chart's data: D3's `scaleBand` or `scalePoint`, or a linear one of days. */
export function dataScale({ count, range: room, days = [], isBand }: DataScaleOptions): DataScale {
  const even = (isBand ? scaleBand<number>() : scalePoint<number>())
    .domain(range(count))
    .range(room);
  const step = even.step();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || first === last) {
    const centerOf = (index: number) => (even(index) ?? 0) + even.bandwidth() / 2;
    const indexAt = (x: number) => nearest(count, centerOf, x);
    return { centerOf, xOf: () => centerOf(0), indexAt, step, band: step };
  }

  const least = min(pairs(days, (day, next) => next - day)) ?? 1;
  const margin = isBand ? least / 2 : 0;
  const xOf = scaleLinear([first - margin, last + margin], room);
  const centerOf = (index: number) => xOf(days[index] ?? first);
  const indexAt = (x: number) => nearest(count, centerOf, x);
  return { centerOf, xOf, indexAt, step, band: Math.abs(xOf(first + least) - xOf(first)) };
}

/** The index whose middle is nearest to an x. */
function nearest(count: number, centerOf: (index: number) => number, x: number): number {
  return leastIndex(range(count), (index) => Math.abs(centerOf(index) - x)) ?? 0;
}
