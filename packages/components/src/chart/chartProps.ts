import type { ComponentPropsWithRef } from 'react';
import type { ChartSummary } from './describeChart';

/** One value of a chart and the label under it. */
export interface ChartDatum {
  /** The category or day, as drawn on the axis; two data may share a label. */
  label: string;
  /** The value; null (or a number that isn't finite) is a day without one, and is never drawn as 0. */
  value: number | null;
}

/** What both charts take. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The values from first to last. */
  data: readonly ChartDatum[];
  /** The accessible name of the chart, its cursor and its table. */
  label: string;
  /**
   * Height in px; the width is the parent's.
   *
   * @defaultValue 200
   */
  height?: number;
  /**
   * The lowest and the highest value that the drawing has room for; values beyond stay at its edge.
   *
   * @defaultValue round numbers around the data, bars from 0
   */
  domain?: readonly [lowest: number, highest: number];
  /**
   * A value as written in the drawing: on the axis and above the bars.
   *
   * @defaultValue the number, a fraction with at most four digits
   */
  formatValue?: (value: number) => string;
  /**
   * A value in words, for where there is room: tooltip, what is read out, description and table.
   *
   * @defaultValue `formatValue`
   */
  formatReading?: (value: number) => string;
  /**
   * The sentence that describes the whole chart to a screen reader.
   *
   * @defaultValue an English sentence with number, range, lowest and highest value
   */
  describe?: (summary: ChartSummary) => string;
  /**
   * What a screen reader calls the chart's cursor.
   *
   * @defaultValue 'chart'
   */
  roleDescription?: string;
  /**
   * The words for a day without a value.
   *
   * @defaultValue 'no value'
   */
  missingText?: string;
  /**
   * The sentence shown when no day has a value.
   *
   * @defaultValue 'No values yet.'
   */
  emptyText?: string;
}

/** The number itself, without the noise of binary fractions: 0.30000000000000004 is 0.3. */
export function plainNumber(value: number): string {
  return String(Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4)));
}
