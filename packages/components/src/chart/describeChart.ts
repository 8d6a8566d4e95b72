import type { ChartDatum } from './chartProps';
import { finiteOrNull } from './chartDomain';
import { readDatum, type ReadingWords } from './chartReading';

/** A label with its value in words. */
export interface SummaryPoint {
  label: string;
  value: string;
}

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
}

/** The summary of a chart, or null when no datum has a value. */
export function summarize(data: readonly ChartDatum[], words: ReadingWords): ChartSummary | null {
  const present = data.filter(({ value }) => finiteOrNull(value) !== null);
  const [first] = present;
  const last = present.at(-1);
  if (!first || !last) return null;
  let lowest = first;
  let highest = first;
  for (const datum of present) {
    if (Number(datum.value) < Number(lowest.value)) lowest = datum;
    if (Number(datum.value) > Number(highest.value)) highest = datum;
  }
  const point = (datum: ChartDatum) => ({
    label: datum.label,
    value: readDatum(datum, words).spoken,
  });
  return {
    count: present.length,
    missing: data.length - present.length,
    first: point(first),
    last: point(last),
    lowest: point(lowest),
    highest: point(highest),
    level: lowest.value === highest.value,
  };
}

/** The English sentence about a chart. */
export function describeInEnglish(summary: ChartSummary): string {
  const { count, missing, first, last, lowest, highest, level } = summary;
  const gaps = missing > 0 ? `, ${missing} without a value` : '';
  if (count === 1) return `One value, ${first.label}: ${first.value}${gaps}.`;
  const range = `${count} values from ${first.label} to ${last.label}`;
  return level
    ? `${range}, all ${lowest.value}${gaps}.`
    : `${range}, lowest ${lowest.value} (${lowest.label}), highest ${highest.value} (${highest.label})${gaps}.`;
}
