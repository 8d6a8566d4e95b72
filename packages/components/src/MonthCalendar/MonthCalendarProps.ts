import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TitleElement } from '../internal/titleElement';
import type { WeekdayNumber } from '../internal/weekdays';
import type { MonthCalendarMark } from './dayMark';
import type { MonthCalendarLegendItem } from './MonthLegend';
import type { MonthCalendarPart, MonthCalendarRange } from './selection';

/** What is selected: a day as 'YYYY-MM-DD', or a range of days. */
export type MonthCalendarSelection<Mode extends 'day' | 'range'> = Mode extends 'range'
  ? MonthCalendarRange
  : string;

/** A day that `renderDay` draws. */
export interface MonthCalendarDay {
  /** The day, as 'YYYY-MM-DD'. */
  day: string;
  /** Its number in the calendar's language. */
  number: string;
  /** Its mark, if it has one. */
  mark: MonthCalendarMark | undefined;
}

export interface MonthCalendarProps<Mode extends 'day' | 'range' = 'day'> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The day that is marked as today, as 'YYYY-MM-DD'. */
  today: string;
  /**
   * Whether one day is selected, or a range by its two ends.
   *
   * @defaultValue `'day'`
   */
  mode?: Mode | undefined;
  /** The selected day ('YYYY-MM-DD') or range (`{ start, end }`), when controlled; null for none. */
  value?: MonthCalendarSelection<Mode> | null | undefined;
  /**
   * The initially selected day or range, when uncontrolled.
   *
   * @defaultValue null
   */
  defaultValue?: MonthCalendarSelection<Mode> | null | undefined;
  /** Called with the day that a person selects, or with a range once both of its ends are selected. */
  onValueChange?: ((value: MonthCalendarSelection<Mode>) => void) | undefined;
  /** Not for calendars: `onValueChange` has the value. */
  onChange?: undefined;
  /** The first month shown, as 'YYYY-MM', when controlled. */
  month?: string | undefined;
  /**
   * The first month shown initially, as 'YYYY-MM', when uncontrolled.
   *
   * @defaultValue the month of the selected day, or else of `today`
   */
  defaultMonth?: string | undefined;
  /** Called with the first month shown, as 'YYYY-MM', when a person goes to another one. */
  onMonthChange?: ((month: string) => void) | undefined;
  /**
   * The number of months shown: side by side, or one below the other where they have less than about 18 rem each.
   *
   * @defaultValue 1
   */
  monthCount?: number | undefined;
  /** The marks of days, by their day ('YYYY-MM-DD'): data, for server components. */
  marks?: Readonly<Record<string, MonthCalendarMark>> | undefined;
  /** Returns the mark of a day ('YYYY-MM-DD'), as another form of `marks`; null or undefined for none. */
  markOf?: ((day: string) => MonthCalendarMark | null | undefined) | undefined;
  /**
   * Called with each day, as 'YYYY-MM-DD', that a person presses, be it selected already or not.
   *
   * Without it and without `value`, `defaultValue`, `onValueChange` and `mode`, the calendar is only read.
   */
  onDaySelect?: ((day: string) => void) | undefined;
  /**
   * The first day that can be selected, as 'YYYY-MM-DD'; null for no limit.
   *
   * @defaultValue null
   */
  min?: string | null | undefined;
  /**
   * The last day that can be selected, as 'YYYY-MM-DD'; null for no limit.
   *
   * @defaultValue `today`
   */
  max?: string | null | undefined;
  /**
   * Returns true for a day ('YYYY-MM-DD') that cannot be selected. It can have the focus and a mark, and a range
   * can include it, but not begin or end with it.
   *
   * @defaultValue none
   */
  isDayDisabled?: ((day: string) => boolean) | undefined;
  /**
   * Draws the content of a day in place of its number and mark. Its accessible name stays: the date, the `label` of
   * its mark, and the selection. Words that it shows belong in that label.
   */
  renderDay?: ((day: MonthCalendarDay) => ReactNode) | undefined;
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
  /** A line under the month's name. */
  description?: ReactNode;
  /**
   * True leaves out the month's name with its steps, on a page that has its own: screen readers still get the name.
   * The keyboard still goes to other months.
   *
   * @defaultValue false
   */
  hideHeader?: boolean | undefined;
  /**
   * The element of the month's name, the title.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: TitleElement | undefined;
  /**
   * Text that a screen reader announces after the date of a day without a mark, in a calendar with marks.
   *
   * @defaultValue `'no entry'`
   */
  missingText?: string | undefined;
  /**
   * Text that a screen reader announces of a selected day, by its part in the selection: the one day, the start or
   * the end of a range, or a day between.
   *
   * @defaultValue `'selected'`, `'start of the range'`, `'end of the range'`, `'in the range'`
   */
  selectedText?: ((part: MonthCalendarPart) => string) | undefined;
  /**
   * The moods to explain under the month.
   *
   * @defaultValue none
   */
  legend?: readonly MonthCalendarLegendItem[] | undefined;
  /**
   * Accessible name of the legend.
   *
   * @defaultValue `'Legend'`
   */
  legendLabel?: string | undefined;
  /**
   * Accessible name of the button that goes to the previous month.
   *
   * @defaultValue `'Previous month'`
   */
  previousLabel?: string | undefined;
  /**
   * Accessible name of the button that goes to the next month.
   *
   * @defaultValue `'Next month'`
   */
  nextLabel?: string | undefined;
}
