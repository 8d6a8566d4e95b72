import { dayFormat } from '../internal/dayFormat';
import { isDay } from '../internal/isDay';
import { reportMisuse } from '../internal/misuse';
import type { SeriesData, TextDatum } from './chartData';
import { DAY_MS } from './dayTicks';

/** An axis of days. */
export interface TimeAxis {
  /** The day of each datum, counted from 1 January 1970. */
  days: readonly number[];
  /** The language of the ticks, a BCP 47 tag. */
  locale: string;
}

/** The axis of data whose labels are days in ascending order; undefined, and reported, for others. */
export function timeAxis(
  component: string,
  data: readonly TextDatum[],
  locale: string,
): TimeAxis | undefined {
  const days = data.map(({ label }) => dayOf(label));
  const wrong = days.findIndex((day, index) => !(day > (days[index - 1] ?? -Infinity)));
  if (wrong < 0) return { days, locale };
  if (process.env.NODE_ENV !== 'production') {
    const why = Number.isNaN(days[wrong]) ? 'no day' : 'not after the one before it';
    reportMisuse(
      component,
      `has \`byDate\`, and the label '${data[wrong]?.label}' is ${why}, so the data are in even steps. ` +
        "Give each datum a day of its own as its `label`, '2026-03-15', from the earliest to the latest.",
    );
  }
  return undefined;
}

/** The number of a day 'YYYY-MM-DD'; NaN for another text. */
function dayOf(label: string): number {
  return isDay(label) ? Date.parse(label) / DAY_MS : NaN;
}

/** The series with their days in words: as the caller formats them, or 'March 15, 2026'. */
export function withDates(
  series: readonly SeriesData[],
  { days, locale }: TimeAxis,
  formatLabel: ((label: string, index: number) => string) | undefined,
): readonly SeriesData[] {
  const format = dayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const words = days.map((day, index) =>
    formatLabel
      ? formatLabel(series[0]?.data[index]?.label ?? '', index)
      : format.format(day * DAY_MS),
  );
  return series.map((each) => ({
    ...each,
    data: each.data.map((datum, index) => ({ ...datum, label: words[index] ?? '' })),
  }));
}
