import { checkDay, type Day, daysBetween, type Weekday, weekdayOf } from './day';
import { type DaySet, daysWhere, firstDays, fromIndex, NO_DAYS, union } from './daySet';

/** A month of the calendar, 'YYYY-MM': the first seven characters of its days. */
export type Month = string;

/** The month that a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The year that a day or a month lies in: '2026'. */
export function yearOf(dayOrMonth: Day | Month): string {
  return dayOrMonth.slice(0, 4);
}

/** The months from one to another, in order; none where the other is earlier. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const length = Math.max(0, monthNumber(last) - monthNumber(first) + 1);
  return Array.from({ length }, (_, index) => addMonths(first, index));
}

/** The twelve months of a year. */
export function monthsOfYear(year: string): Month[] {
  return monthsBetween(`${year}-01`, `${year}-12`);
}

/** The number of a month since the year 0. */
function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

/** The years from that of one day to that of another, the latest first. */
export function yearsBetween(first: Day, last: Day): string[] {
  const count = Number(yearOf(last)) - Number(yearOf(first)) + 1;
  return Array.from({ length: count }, (_, index) => yearOf(addMonths(monthOf(last), -12 * index)));
}

/** The day of a month at an index, 0 for the first. */
export function dayIn(month: Month, index: number): Day {
  return `${month}-${index < 9 ? '0' : ''}${index + 1}`;
}

/** The index of a day in its month, 0 for the first. */
export function indexIn(day: Day): number {
  return Number(day.slice(8)) - 1;
}

/**
 * The month so many months later, or earlier for a negative number.
 *
 * @throws RangeError for a text that names no month, or where years 0000 to 9999 end.
 */
export function addMonths(month: Month, n: number): Month {
  const count = monthNumber(month) + n;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  const sum = `${year}-${String((count % 12) + 1).padStart(2, '0')}`;
  // The first of a month that is none is no day.
  checkDay(dayIn(month, 0));
  checkDay(dayIn(sum, 0));
  return sum;
}

/** Counts the days of a month. */
export function daysInMonth(month: Month): number {
  return shapeOf(month).length;
}

/** The days of a month that lie on certain weekdays. */
export function weekdaysIn(month: Month, weekdays: readonly Weekday[]): DaySet {
  const { byWeekday } = shapeOf(month);
  return weekdays.reduce(
    (days, weekday) => union(days, byWeekday[weekday - 1] ?? NO_DAYS),
    NO_DAYS,
  );
}

/** The days of a month from a day on. */
export function daysFrom(day: Day, month: Month): DaySet {
  if (monthOf(day) > month) return NO_DAYS;
  const { all } = shapeOf(month);
  return monthOf(day) < month ? all : fromIndex(all, indexIn(day));
}

interface MonthShape {
  readonly length: number;
  readonly all: DaySet;
  /** The days of each weekday, Monday first. */
  readonly byWeekday: readonly DaySet[];
}

// Ten years of 25 habits ask 3,000 times for a month's shape, and there are 120 of them.
const shapes = new Map<Month, MonthShape>();

function shapeOf(month: Month): MonthShape {
  const known = shapes.get(month);
  if (known !== undefined) return known;

  const first = dayIn(month, 0);
  const length = month === '9999-12' ? 31 : daysBetween(first, dayIn(addMonths(month, 1), 0));
  const weekdays = Array.from({ length }, (_, index) => ((weekdayOf(first) - 1 + index) % 7) + 1);
  const byWeekday = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    daysWhere(weekdays.join(''), String(weekday)),
  );
  const shape = { length, all: firstDays(length), byWeekday };
  shapes.set(month, shape);
  return shape;
}
