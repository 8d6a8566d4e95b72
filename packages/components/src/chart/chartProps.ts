import type { ComponentPropsWithRef } from 'react';
import type { ChartSummary } from './describeChart';

/** One value of a chart and the label under it. */
export interface ChartDatum {
  /** The category or day, as drawn on the axis; two data may share a label. */
  label: string;
  /** The value; null (or a number that isn't finite) is a day without one, and is never drawn as 0. */
  value: number | null;
}

/** How a chart's strokes look. */
export type ChartPen = 'smooth' | 'sketch';

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
   * @defaultValue the number, a fraction with at most four digits; from 100 up, with two decimals
   */
  formatValue?: (value: number) => string;
  /**
   * A label as written under the drawing, where the datum's own is too long: 'Mar 4' for '2026-03-04'.
   * An empty one leaves the datum unlabelled: return the month on its first day only, and months are
   * what thins out in a narrow chart. Tooltip, table and what is read out keep the datum's own label.
   *
   * @defaultValue the label itself
   */
  formatLabel?: (label: string, index: number) => string;
  /**
   * How strokes look: 'smooth', or a 'sketch' by hand, which is the same in every render.
   *
   * @defaultValue 'smooth'
   */
  pen?: ChartPen;
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
  /**
   * Whether everyone sees the table of values under the drawing, and not only screen readers.
   *
   * @defaultValue false
   */
  showTable?: boolean;
  /**
   * The headings of the table's columns: of the labels, and of the values.
   *
   * @defaultValue ['Label', 'Value']
   */
  tableColumns?: readonly [label: string, value: string];
  /**
   * The words of the button that brings the table of more than 100 values, and then the next ones: how
   * many values it has so far, and how many there are.
   *
   * @defaultValue 'Show all 365 values in a table', then 'Show more, 500 of 10000 values so far'
   */
  tableActionText?: (rows: number, count: number) => string;
}

/** The number itself, without the noise of binary fractions: 0.30000000000000004 is 0.3. */
export function plainNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const decimals = Math.abs(value) < 100 ? value.toPrecision(4) : value.toFixed(2);
  return String(Number(decimals));
}
