import type { ChartDatum } from './chartProps';
import { finiteOrNull } from './chartDomain';
import { readDatum, type ReadingWords } from './chartReading';

/** A label with its value in words. */
export interface SummaryPoint {
  label: string;
  value: string;
}

/** Where values go over time. */
export type ChartTrend = 'rising' | 'falling' | 'steady';

/** What a chart shows, for a sentence about it. */
export interface ChartSummary {
  /** How many data have a value, at least 1. */
  count: number;
  /** How many have none. */
  missing: number;
  /** The first and the last datum with a value. */
  first: SummaryPoint;
  last: SummaryPoint;
  /** The first of the lowest and the first of the highest values. */
  lowest: SummaryPoint;
  highest: SummaryPoint;
  /** Whether all values are the same. */
  level: boolean;
  /**
   * Where the values go: whether those of the later half are, in the mean, above or below those of the
   * earlier half by an eighth of the range or more. Null for fewer than five values.
   */
  trend: ChartTrend | null;
}

/** The values from which on a trend may be spoken of, and the change that is one, as a share of the range. */
const TREND_COUNT = 5;
const TREND_SHARE = 1 / 8;

/** The summary of a chart, or null when no datum has a value. */
export function summarize(data: readonly ChartDatum[], words: ReadingWords): ChartSummary | null {
  const values = new Float64Array(data.length);
  let count = 0;
  let [first, last, lowest, highest] = [-1, -1, -1, -1];
  let [min, max] = [Infinity, -Infinity];
  for (let index = 0; index < data.length; index++) {
    const value = finiteOrNull(data[index]?.value ?? null);
    if (value === null) continue;
    values[count++] = value;
    if (first < 0) first = index;
    last = index;
    if (value < min) [min, lowest] = [value, index];
    if (value > max) [max, highest] = [value, index];
  }
  if (first < 0) return null;
  const point = (index: number) => {
    const datum = data[index] ?? { label: '', value: null };
    return { label: datum.label, value: readDatum(datum, words).spoken };
  };
  return {
    count,
    missing: data.length - count,
    first: point(first),
    last: point(last),
    lowest: point(lowest),
    highest: point(highest),
    level: min === max,
    trend: trendOf(values.subarray(0, count), min, max),
  };
}

function trendOf(values: Float64Array, min: number, max: number): ChartTrend | null {
  const half = Math.floor(values.length / 2);
  if (values.length < TREND_COUNT) return null;
  // Quarters, because sums and spans of ±1e308 are beyond what a number can hold.
  const quarterMean = (part: Float64Array) => {
    let sum = 0;
    for (const value of part) sum += value / 4 / half;
    return sum;
  };
  const change = quarterMean(values.subarray(-half)) - quarterMean(values.subarray(0, half));
  const least = (max / 4 - min / 4) * TREND_SHARE;
  if (least === 0 || Math.abs(change) < least) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

/** The English sentence about a chart. */
export function describeInEnglish(summary: ChartSummary): string {
  const { count, missing, first, last, lowest, highest, level, trend } = summary;
  const gaps = missing > 0 ? `, ${missing} without a value` : '';
  if (count === 1) return `One value, ${first.label}: ${first.value}${gaps}.`;
  const range = `${count} values from ${first.label} to ${last.label}`;
  const course = trend ? `, ${trend}` : '';
  return level
    ? `${range}, all ${lowest.value}${gaps}.`
    : `${range}${course}, lowest ${lowest.value} (${lowest.label}), highest ${highest.value} (${highest.label})${gaps}.`;
}
