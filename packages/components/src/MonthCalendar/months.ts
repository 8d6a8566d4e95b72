import type { WeekdayNumber } from '../internal/weekdays';

/*
 * Civil days are strings, 'YYYY-MM-DD', and months 'YYYY-MM': they sort as they follow one another.
 * Arithmetic happens in UTC, where every day has 24 hours.
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

/** The days of a month in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const count = new Date(Date.parse(`${addMonths(month, 1)}-01`) - 1).getUTCDate();
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** How many days a day lies behind the first of its week: 0 to 6. */
function placeInWeek(day: string, firstWeekday: WeekdayNumber): number {
  return (new Date(day).getUTCDay() - firstWeekday + 7) % 7;
}

/** The weeks of a month; null where a week reaches into another month. */
export function weeksOf(month: string, firstWeekday: WeekdayNumber): (string | null)[][] {
  const days = daysOf(month);
  const before = placeInWeek(`${month}-01`, firstWeekday);
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

/** The day that a key leads to from another; null for a key that leads nowhere. */
export function dayByKey(
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
      return addDays(day, -placeInWeek(day, firstWeekday));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, firstWeekday));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), shiftKey ? -12 : -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), shiftKey ? 12 : 1), day);
    default:
      return null;
  }
}

/** The day of the same number in another month, or its last where it is shorter. */
function sameDayIn(month: string, day: string): string {
  const days = daysOf(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
}

/** The nearest day from `min` on and up to `max`. */
export function clampDay(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}
