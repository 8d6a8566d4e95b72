import type { TextDatum, ChartSummary, ChartTrend } from './chartData';
import { finiteOrNull } from './chartDomain';
import { datumText, type DatumFormat } from './datumText';

/** Fewer values than this have no trend. */
const MIN_TREND_VALUES = 5;
/** The smallest change that is a trend, as a share of the range. */
const MIN_TREND_CHANGE = 1 / 8;

/**
 * The summary of a chart, or null when no datum has a value.
 *
 * @param domain - the ends of the value axis where they are fixed; a trend is a share of that range.
 */
export function summarize(
  data: readonly TextDatum[],
  format: DatumFormat,
  domain?: readonly [number, number],
): ChartSummary | null {
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
    return { label: datum.label, value: datumText(datum, format).valueText };
  };
  return {
    count,
    missing: data.length - count,
    first: point(first),
    last: point(last),
    lowest: point(lowest),
    highest: point(highest),
    level: min === max,
    trend: trendOf(values.subarray(0, count), ...(domain ?? ([min, max] as const))),
  };
}

function trendOf(values: Float64Array, min: number, max: number): ChartTrend | null {
  const half = Math.floor(values.length / 2);
  if (values.length < MIN_TREND_VALUES) return null;
  // In quarters, because sums and ranges of ±1e308 overflow.
  const quarterMean = (part: Float64Array) => {
    let sum = 0;
    for (const value of part) sum += value / 4 / half;
    return sum;
  };
  const change = quarterMean(values.subarray(-half)) - quarterMean(values.subarray(0, half));
  const least = (max / 4 - min / 4) * MIN_TREND_CHANGE;
  if (least === 0 || Math.abs(change) < least) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

/** The English sentence about a chart. */
export function describeInEnglish(summary: ChartSummary): string {
  const { count, missing, first, last, lowest, highest, level, trend } = summary;
  const missingPart = missing > 0 ? `, ${missing} without a value` : '';
  if (count === 1) return `One value, ${first.label}: ${first.value}${missingPart}.`;
  const range = `${count} values from ${first.label} to ${last.label}`;
  const trendPart = trend ? `, ${trend}` : '';
  return level
    ? `${range}, all ${lowest.value}${missingPart}.`
    : `${range}${trendPart}, lowest ${lowest.value} (${lowest.label}), highest ${highest.value} (${highest.label})${missingPart}.`;
}
