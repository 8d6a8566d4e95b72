import type { Interval } from './scaleLinear';

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

/** The scale of a chart's data. Without days it is D3's `scaleBand` or `scalePoint`. */
export function dataScale({ count, range, days, isBand }: DataScaleOptions): DataScale {
  const [from, to] = range;
  const dayOf = (index: number) => days?.[index] ?? index;
  const first = dayOf(0);
  const span = Math.max(0, dayOf(count - 1) - first);
  const least = days ? smallestDistance(days, span || 1) : 1;
  const whole = span + (isBand ? least : 0);
  const share = (day: number) => (whole ? (day - first + (whole - span) / 2) / whole : 0.5);
  const xOf = (day: number) => from + (to - from) * share(day);
  const width = Math.abs(to - from);
  return {
    xOf,
    centerOf: (index) => xOf(dayOf(index)),
    indexAt: (x) => {
      const distance = (index: number) => Math.abs(xOf(dayOf(index)) - x);
      let nearest = 0;
      while (nearest < count - 1 && distance(nearest + 1) <= distance(nearest)) nearest++;
      return nearest;
    },
    step: width / Math.max(1, isBand ? count : count - 1),
    band: whole ? (width * least) / whole : width,
  };
}

function smallestDistance(days: readonly number[], most: number): number {
  return days.reduce((least, day, index) => {
    const before = days[index - 1];
    return before === undefined ? least : Math.min(least, day - before);
  }, most);
}
