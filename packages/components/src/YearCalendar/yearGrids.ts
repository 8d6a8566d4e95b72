import type { WeekdayNumber } from '../internal/weekdays';
import {
  addDays,
  dayAfterKey,
  daysOf,
  monthOf,
  monthsBetween,
  weeksOf,
} from '../MonthCalendar/months';

/** How the days of a year are laid out: a grid a month, a column a week, or a row a month. */
export type YearCalendarLayout = 'months' | 'weeks' | 'rows';

/** A row of days; null where a grid has no day. */
interface YearRow {
  /** The month or weekday that heads the row, as a day of it. */
  head: string | null;
  days: (string | null)[];
}

/** The months over the columns of a grid, as their first day in it, each with its number of columns. */
interface YearColumns {
  day: string;
  count: number;
}

/** A table of days. */
export interface YearGrid {
  /** Its month as 'YYYY-MM'; null if it has all months. */
  month: string | null;
  columns: YearColumns[];
  rows: YearRow[];
}

/** The grids of the days from `min` to `max`: of whole months, or of those days alone in columns of weeks. */
export function yearGrids(
  layout: YearCalendarLayout,
  min: string,
  max: string,
  firstWeekday: WeekdayNumber,
): YearGrid[] {
  if (layout === 'weeks') return [weekColumns(min, max, firstWeekday)];
  const months = monthsBetween(min, max);
  if (layout === 'rows') {
    const rows = months.map((month) => ({ head: `${month}-01`, days: daysOf(month) }));
    return [{ month: null, columns: [], rows }];
  }
  return months.map((month) => ({
    month,
    columns: [],
    rows: weeksOf(month, firstWeekday).map((days) => ({ head: null, days })),
  }));
}

/** A day, if it may be in a grid: that of another month is not in the grid of a month. */
export function dayIn({ month }: YearGrid, day: string | null | undefined): string | undefined {
  return day && (!month || monthOf(day) === month) ? day : undefined;
}

function weekColumns(min: string, max: string, firstWeekday: WeekdayNumber): YearGrid {
  const first = startOfWeek(min, firstWeekday);
  const weeks: (string | null)[][] = [];
  for (let start = first; start <= max; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(start, index);
        return day >= min && day <= max ? day : null;
      }),
    );
  }
  const columns: YearColumns[] = [];
  for (const week of weeks) {
    // A week between two months is under the name of the later one, whose first day is in it.
    const day = week.findLast((each) => each !== null) ?? min;
    const last = columns.at(-1);
    if (last && monthOf(last.day) === monthOf(day)) last.count += 1;
    else columns.push({ day, count: 1 });
  }
  const rows = Array.from({ length: 7 }, (_, index) => ({
    head: addDays(first, index),
    days: weeks.map((week) => week[index] ?? null),
  }));
  return { month: null, columns, rows };
}

function startOfWeek(day: string, firstWeekday: WeekdayNumber): string {
  return dayAfterKey(day, { key: 'Home', shiftKey: false }, { firstWeekday, rtl: false }) ?? day;
}

/** The arrow keys of a grid with a column a week: the next day is below, not beside. */
const IN_COLUMNS: Partial<Record<string, (rtl: boolean) => string>> = {
  ArrowUp: (rtl) => (rtl ? 'ArrowRight' : 'ArrowLeft'),
  ArrowDown: (rtl) => (rtl ? 'ArrowLeft' : 'ArrowRight'),
  ArrowLeft: (rtl) => (rtl ? 'ArrowDown' : 'ArrowUp'),
  ArrowRight: (rtl) => (rtl ? 'ArrowUp' : 'ArrowDown'),
};

/** The arrow keys of a grid with a row a month. */
const IN_ROWS: Partial<Record<string, string>> = { ArrowUp: 'PageUp', ArrowDown: 'PageDown' };

/** The day that a key moves to from another day, by where it is in the layout; null for a key that does not move. */
export function yearDayAfterKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  layout: YearCalendarLayout,
  context: { firstWeekday: WeekdayNumber; rtl: boolean },
): string | null {
  if (layout === 'rows') {
    if (key === 'Home') return `${monthOf(day)}-01`;
    if (key === 'End') return daysOf(monthOf(day)).at(-1) ?? day;
    const page = IN_ROWS[key];
    if (page) return dayAfterKey(day, { key: page, shiftKey: false }, context);
  }
  const known = layout === 'weeks' ? (IN_COLUMNS[key]?.(context.rtl) ?? key) : key;
  return dayAfterKey(day, { key: known, shiftKey }, context);
}
