import type { WeekdayNumber } from '../internal/weekdays';

/*
 * Civil days are strings 'YYYY-MM-DD', months are 'YYYY-MM': they sort chronologically. Arithmetic is in
 * UTC, where every day has 24 hours.
 */

export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

/** The months from that of one day to that of another, in order. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}

/** The days of a month in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const count = new Date(Date.parse(`${addMonths(month, 1)}-01`) - 1).getUTCDate();
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The index of a day in its week, from 0 to 6. */
function weekdayIndex(day: string, firstWeekday: WeekdayNumber): number {
  return (new Date(day).getUTCDay() - firstWeekday + 7) % 7;
}

/** The weeks of a month; null for the days of other months. */
export function weeksOf(month: string, firstWeekday: WeekdayNumber): (string | null)[][] {
  const days = daysOf(month);
  const before = weekdayIndex(`${month}-01`, firstWeekday);
  const count = Math.ceil((before + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => days[week * 7 + weekday - before] ?? null),
  );
}

interface KeyPress {
  key: string;
  shiftKey: boolean;
}

interface KeyContext {
  firstWeekday: WeekdayNumber;
  rtl: boolean;
}

/** The day that a key moves to from another day, or null for a key that does not move. */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: KeyPress,
  { firstWeekday, rtl }: KeyContext,
): string | null {
  switch (key) {
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1);
    case 'Home':
      return addDays(day, -weekdayIndex(day, firstWeekday));
    case 'End':
      return addDays(day, 6 - weekdayIndex(day, firstWeekday));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), shiftKey ? -12 : -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), shiftKey ? 12 : 1), day);
    default:
      return null;
  }
}

/** The day with the same number in another month, or its last day if the month is shorter. */
function sameDayIn(month: string, day: string): string {
  const days = daysOf(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
}

/** The day, or the nearest day between `min` and `max`. */
export function clampDay(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}

/** The first of `count` months to show, so that none of them is after `max`, and the first not before `min`. */
export function clampMonth(month: string, min: string, max: string, count: number): string {
  return clampDay(
    month,
    monthOf(min),
    clampDay(addMonths(monthOf(max), 1 - count), monthOf(min), max),
  );
}
