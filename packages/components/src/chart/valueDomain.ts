import { extent, nice, ticks } from 'd3-array';
import type { Interval } from './scaleLinear';

/** The range of a chart's values, and the round numbers in it. */
export interface ValueDomain {
  domain: Interval;
  ticks: readonly number[];
}

/** About how many intervals the ticks divide the domain into. */
const TICK_COUNT = 5;
/** D3's `ticks` throws for a smaller span. */
const MIN_SPAN = 1e-290;
/** The smallest span relative to its ends: within a smaller one, ticks would round to the same number. */
const MIN_RELATIVE_SPAN = 1e-12;

/** A finite value, or null. */
export function finiteOrNull(value: number | null): number | null {
  return Number.isFinite(value) ? value : null;
}

/** The given domain, or one of round numbers around the values, with its ticks. */
export function valueDomain(
  values: readonly (number | null)[],
  given: Interval | undefined,
  fromZero: boolean,
): ValueDomain {
  const fixed = given && sorted(given);
  const domain = fixed ?? niceDomain(values, fromZero);
  const wholeOnly = (fixed ?? values).every((value) => value === null || Number.isInteger(value));
  return {
    domain,
    ticks: ticks(...domain, TICK_COUNT).filter((tick) => !wholeOnly || Number.isInteger(tick)),
  };
}

/** The ends of a caller's range in ascending order; undefined for one that is not finite. */
export function bandOf(band: Interval | undefined): Interval | undefined {
  if (!band?.every(Number.isFinite)) return undefined;
  const [one, other] = band;
  return one < other ? [one, other] : [other, one];
}

/** A caller's domain in ascending order; undefined for one without a span. */
function sorted([one, other]: Interval): Interval | undefined {
  if (!Number.isFinite(one) || !Number.isFinite(other)) return undefined;
  const [lowest, highest] = one < other ? [one, other] : [other, one];
  return hasSpan(lowest, highest) ? [lowest, highest] : undefined;
}

/** True if two ends are far enough apart to tell numbers between them. */
function hasSpan(lowest: number, highest: number): boolean {
  const size = Math.max(Math.abs(lowest), Math.abs(highest));
  return highest - lowest > Math.max(MIN_SPAN, size * MIN_RELATIVE_SPAN);
}

/** A domain of round numbers around the values; equal values are measured from zero. */
function niceDomain(values: readonly (number | null)[], fromZero: boolean): Interval {
  let [lowest = 0, highest = 1] = extent(values, (value) => value);
  if (fromZero || !hasSpan(lowest, highest)) {
    lowest = Math.min(0, lowest);
    highest = Math.max(0, highest);
  }
  return nice(lowest, hasSpan(lowest, highest) ? highest : lowest + 1, TICK_COUNT);
}
