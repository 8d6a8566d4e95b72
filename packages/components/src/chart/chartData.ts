/** One value of a chart and the label under it. */
export interface ChartDatum {
  /** The category or day, as drawn on the axis; two data may share a label. */
  label: string | number;
  /** The value; null (or a number that is not finite) is a day without one, never drawn as 0. */
  value: number | null;
  /**
   * The value in words, where they say more than the number: '4 of 5'. For the tooltip, the table and screen
   * readers.
   *
   * @defaultValue `formatReading`
   */
  valueText?: string | undefined;
}

/** A datum with its label as text. */
export interface TextDatum extends ChartDatum {
  label: string;
}

/** A label with its value in words. */
export interface SummaryPoint {
  label: string;
  value: string;
}

/** The direction of values over time. */
export type ChartTrend = 'rising' | 'falling' | 'steady';

/** Summary of a chart's values, for a sentence about them. */
export interface ChartSummary {
  /** Number of data with a value, at least 1. */
  count: number;
  /** Number of data without a value. */
  missing: number;
  /** The first datum with a value. */
  first: SummaryPoint;
  /** The last datum with a value. */
  last: SummaryPoint;
  /** The lowest value; the first of several. */
  lowest: SummaryPoint;
  /** The highest value; the first of several. */
  highest: SummaryPoint;
  /** True if all values are the same. */
  level: boolean;
  /**
   * The mean of the later half of the values against that of the earlier half: a difference of an eighth
   * of the range or more is a trend. The range is that of `domain` where it is given, else that of the
   * values. Null for fewer than five values.
   */
  trend: ChartTrend | null;
}
