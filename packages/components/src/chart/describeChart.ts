import { maxIndex, mean, minIndex } from 'd3-array';
import { isolate } from '../internal/isolate';
import type { ChartSummary, SummaryPoint, TextDatum } from './chartData';
import { finiteOrNull } from './valueDomain';
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
  const present = data.filter(({ value }) => finiteOrNull(value) !== null);
  const values = present.map(({ value }) => Number(value));
  const [first, last] = [present[0], present.at(-1)];
  const [lowest, highest] = [present[minIndex(values)], present[maxIndex(values)]];
  if (!first || !last || !lowest || !highest) return null;
  const point = (datum: TextDatum) => ({
    label: datum.label,
    value: datumText(datum, format).valueText,
  });
  const [min, max] = [Number(lowest.value), Number(highest.value)];
  return {
    count: present.length,
    missing: data.length - present.length,
    first: point(first),
    last: point(last),
    lowest: point(lowest),
    highest: point(highest),
    level: min === max,
    trend: trendOf(values, domain ?? [min, max]),
  };
}

function trendOf(values: readonly number[], [min, max]: readonly [number, number]) {
  if (values.length < MIN_TREND_VALUES) return null;
  const half = Math.floor(values.length / 2);
  const change = (mean(values.slice(-half)) ?? 0) - (mean(values.slice(0, half)) ?? 0);
  const least = (max - min) * MIN_TREND_CHANGE;
  if (least === 0 || Math.abs(change) < least) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

/** The English sentence about a chart. */
export function describeInEnglish(summary: ChartSummary): string {
  const { count, missing, level, trend } = summary;
  const [first, last] = [isolated(summary.first), isolated(summary.last)];
  const [lowest, highest] = [isolated(summary.lowest), isolated(summary.highest)];
  const missingPart = missing > 0 ? `, ${missing} without a value` : '';
  if (count === 1) return `One value, ${first.label}: ${first.value}${missingPart}.`;
  const range = `${count} values from ${first.label} to ${last.label}`;
  const trendPart = trend ? `, ${trend}` : '';
  return level
    ? `${range}, all ${lowest.value}${missingPart}.`
    : `${range}${trendPart}, lowest ${lowest.value} (${lowest.label}), highest ${highest.value} (${highest.label})${missingPart}.`;
}

function isolated({ label, value }: SummaryPoint): SummaryPoint {
  return { label: isolate(label), value: isolate(value) };
}
