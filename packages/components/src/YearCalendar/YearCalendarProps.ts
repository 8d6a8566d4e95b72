import type { ComponentPropsWithRef } from 'react';
import type { WeekdayNumber } from '../internal/weekdays';
import type { YearCalendarLayout } from './yearGrids';
import type { YearCalendarMark } from './yearMark';

export interface YearCalendarProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The day that is marked as today, as 'YYYY-MM-DD'. Days after it are dots. */
  today: string;
  /**
   * The year that is shown, as 'YYYY'.
   *
   * @defaultValue the year of `today`
   */
  year?: string | undefined;
  /**
   * The first day that is shown, as 'YYYY-MM-DD'; days of its month before it are dots.
   *
   * @defaultValue 1 January of `year`
   */
  min?: string | undefined;
  /**
   * The last day that is shown, as 'YYYY-MM-DD'; days of its month after it are dots.
   *
   * @defaultValue 31 December of `year`
   */
  max?: string | undefined;
  /** The marks of days, by their day ('YYYY-MM-DD'): data, for server components. */
  marks?: Readonly<Record<string, YearCalendarMark>> | undefined;
  /** Returns the mark of a day ('YYYY-MM-DD'), as another form of `marks`; null or undefined for none. */
  markOf?: ((day: string) => YearCalendarMark | null | undefined) | undefined;
  /**
   * Where the days are: a small grid for each month, as many side by side as fit, up to four; a column for each week
   * with the names of months over them, which scrolls where it does not fit; or a row for each month.
   *
   * @defaultValue `'months'`
   */
  layout?: YearCalendarLayout | undefined;
  /** The selected day as 'YYYY-MM-DD', when controlled; null for none. */
  value?: string | null | undefined;
  /**
   * The initially selected day, when uncontrolled.
   *
   * @defaultValue null
   */
  defaultValue?: string | null | undefined;
  /** Called with the day that a person selects. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Not for calendars: `onValueChange` has the value. */
  onChange?: undefined;
  /** Called with each day, as 'YYYY-MM-DD', that a person presses, be it selected already or not. */
  onDaySelect?: ((day: string) => void) | undefined;
  /**
   * The first day of a week, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue that of the language's region: 7 for `'en'`, 1 for `'en-GB'`
   */
  firstWeekday?: WeekdayNumber | undefined;
  /**
   * The language of months, days and numbers, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
  /**
   * Accessible name of the calendar.
   *
   * @defaultValue the year or years that it shows
   */
  'aria-label'?: string | undefined;
  /**
   * Text after the date of a day without a mark.
   *
   * @defaultValue `'no entry'`
   */
  missingText?: string | undefined;
  /**
   * Marks to explain under the calendar, by their `label`.
   *
   * @defaultValue none
   */
  legend?: readonly YearCalendarMark[] | undefined;
  /**
   * Accessible name of the legend.
   *
   * @defaultValue `'Legend'`
   */
  legendLabel?: string | undefined;
}
