import type { Tone } from '../internal/tone';

/** One value of a chart and the label under it. */
export interface ChartDatum {
  /** The category, as drawn on the axis; two data may share a label. With `byDate`, a day: '2026-03-15'. */
  label: string | number;
  /**
   * The label as a letter or two, drawn where not every label fits in full: 'M' for 'Mon'.
   *
   * @defaultValue some labels are left out
   */
  shortLabel?: string | undefined;
  /**
   * The value; null (or a number that is not finite) is a day without one, never drawn as 0. With `series`, each
   * of them reads its own value.
   */
  value?: number | null | undefined;
  /**
   * The value in words, where they say more than the number: '4 of 5'. For the tooltip, the table and screen
   * readers.
   *
   * @defaultValue `formatReading`
   */
  valueText?: string | undefined;
  /**
   * The whole that the value is a part of, such as the habits that were due on that day: the track behind its bar ends
   * there. Say it in `valueText`, too. For a `BarChart` of one series.
   *
   * @defaultValue the highest value of the axis
   */
  total?: number | undefined;
  /**
   * A judgement that colours the mark. Colour alone tells nobody: say it in `valueText`, too. Bars narrower than a
   * pixel and crowded points have the colour of the chart.
   *
   * @defaultValue none
   */
  tone?: Tone | undefined;
  /**
   * A CSS colour of the mark, instead of a `tone`: `'var(--daybow-bow-3)'`.
   *
   * @defaultValue none
   */
  color?: string | undefined;
}

/** One of several values that each datum of a chart has. */
export interface ChartSeries<Datum = ChartDatum> {
  /** The name in the legend, the tooltip, the table and for screen readers. */
  label: string;
  /** Reads the value of a datum; null where it has none. */
  value: (datum: Datum) => number | null | undefined;
  /**
   * A judgement that colours the series.
   *
   * @defaultValue one of four colours by position
   */
  tone?: Tone | undefined;
  /**
   * A CSS colour of the series, instead of a `tone`.
   *
   * @defaultValue one of four colours by position
   */
  color?: string | undefined;
}

/** A datum with its label as text. */
export interface TextDatum extends ChartDatum {
  label: string;
  value: number | null;
}

/** The data of one series. A chart without `series` has one that needs no name. */
export interface SeriesData {
  label: string;
  data: readonly TextDatum[];
  ink: Ink;
}

/** The colours of a mark. */
export interface Ink {
  edge: string;
  core: string;
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
