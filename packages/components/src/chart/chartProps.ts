import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ChartDatum, ChartSeries, ChartSummary } from './chartData';

/** The props of both charts. */
export interface ChartProps<Datum extends ChartDatum = ChartDatum> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** The values from first to last. Fields of your own are kept in callbacks. */
  data: readonly Datum[];
  /**
   * Two to four values of each datum, as bars or lines of their own, with a legend. The cursor tells all of them,
   * and the table has a column for each.
   *
   * @defaultValue one series, of each datum's `value`
   */
  series?: readonly ChartSeries<Datum>[] | undefined;
  /** The accessible name of the chart, its cursor and its table. */
  'aria-label': string;
  /**
   * Height in px; the width is the parent's.
   *
   * @defaultValue 200
   */
  height?: number | undefined;
  /**
   * The lowest and the highest value of the axis; values beyond are drawn at its edge.
   *
   * @defaultValue round numbers around the data, bars from 0
   */
  domain?: readonly [lowest: number, highest: number] | undefined;
  /**
   * Formats a value for the drawing: on the axis and above the bars.
   *
   * @defaultValue the number; fractions with four significant digits, from 100 up with two decimals
   */
  formatValue?: ((value: number) => string | number) | undefined;
  /**
   * True places each datum by its date: the labels are days ('2026-03-15'), each later than the one before, and a
   * longer time between two is a wider space. Under the drawing are round dates in the language of the provider,
   * as many as fit. A line joins the data around days without a datum; only a datum without a value is a gap.
   *
   * @defaultValue false
   */
  byDate?: boolean | undefined;
  /**
   * Formats a label for the drawing, where the datum's own is too long: 'Week 9' for 'Week 9 of 2026'. An empty
   * text leaves the datum unlabelled: with months on their first day only, a narrow chart thins out the
   * months. Tooltip, table and screen readers keep the datum's own label. With `byDate` it formats the day in
   * their words instead, as the axis has dates of its own.
   *
   * @defaultValue the label itself; with `byDate`, 'March 15, 2026' in the language of the provider
   */
  formatLabel?: ((label: string, index: number) => string | number) | undefined;
  /**
   * False draws the marks alone, without values and labels: a sparkline. Cursor, tooltip and table stay.
   *
   * @defaultValue true
   */
  axis?: boolean | undefined;
  /**
   * The lowest and the highest value of a range behind the marks, such as the normal one. It is named in the legend
   * and at the end of the description.
   *
   * @defaultValue none
   */
  band?: readonly [lowest: number, highest: number] | undefined;
  /**
   * The name of the range in `band`.
   *
   * @defaultValue 'Normal range'
   */
  bandLabel?: string | undefined;
  /**
   * The index of the datum whose label is in an accent pill: today, for instance.
   *
   * @defaultValue none
   */
  currentIndex?: number | undefined;
  /**
   * Formats a value in words, for the tooltip, the table and screen readers.
   *
   * @defaultValue `formatValue`
   */
  formatReading?: ((value: number) => string | number) | undefined;
  /**
   * Called with a datum that a person selects: with a click, or with Enter or Space at the cursor.
   *
   * @defaultValue none
   */
  onDatumSelect?: ((datum: Datum, index: number) => void) | undefined;
  /**
   * The content of the tooltip, for people who see it. Screen readers get the words of the cursor all the same.
   *
   * @defaultValue the value and the label
   */
  renderTooltip?: ((datum: Datum, index: number) => ReactNode) | undefined;
  /**
   * The sentence that describes the whole chart to a screen reader.
   *
   * @defaultValue an English sentence with number, range, trend, lowest and highest value
   */
  describe?: ((summary: ChartSummary) => string) | undefined;
  /**
   * The role that a screen reader announces for the chart's cursor.
   *
   * @defaultValue 'chart'
   */
  roleDescription?: string | undefined;
  /**
   * The words for a day without a value.
   *
   * @defaultValue 'no value'
   */
  missingText?: string | undefined;
  /**
   * The sentence shown when no datum has a value.
   *
   * @defaultValue 'No values yet.'
   */
  emptyText?: string | undefined;
  /**
   * Shows the table of values under the drawing to everyone, and not only to screen readers.
   *
   * @defaultValue false
   */
  showTable?: boolean | undefined;
  /**
   * The headings of the table's columns: labels and values. Without the second one it is `aria-label`; with
   * `series`, it is the name of each.
   *
   * @defaultValue ['Label']
   */
  tableColumns?: readonly [label: string, value?: string] | undefined;
  /**
   * The words of the button that shows a table of more than 100 values, 500 at a time. It gets the number
   * of values in the table and the number of all.
   *
   * @defaultValue 'Show all 365 values in a table', then 'Show more, 500 of 10000 values so far'
   */
  tableActionLabel?: ((rows: number, count: number) => string) | undefined;
}
