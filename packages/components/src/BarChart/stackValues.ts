import type { TextDatum } from '../chart/chartData';
import { finiteOrNull } from '../chart/valueDomain';

/** Where the bars of a series start and end, as values of the axis. */
interface Stack {
  starts: readonly number[];
  /** Null without a value. */
  ends: readonly (number | null)[];
}

/**
 * The starts and ends of all bars, for each series: from zero, or, if they are stacked, from the end of the last
 * one with the same sign, so that negative bars hang below the zero line.
 */
export function stackValues(
  series: readonly (readonly TextDatum[])[],
  stacked: boolean,
): readonly Stack[] {
  const above: number[] = [];
  const below: number[] = [];
  return series.map((data) => {
    const starts: number[] = [];
    const ends = data.map(({ value: given }, index) => {
      const value = finiteOrNull(given);
      const sums = (value ?? 0) < 0 ? below : above;
      const start = stacked ? (sums[index] ?? 0) : 0;
      starts.push(start);
      if (value === null) return null;
      sums[index] = start + value;
      return start + value;
    });
    return { starts, ends };
  });
}
