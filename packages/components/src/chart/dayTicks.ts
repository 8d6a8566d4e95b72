import { range } from 'd3-array';
import { dayFormat } from '../internal/dayFormat';
import { firstWeekdayOf } from '../internal/weekdays';

/** A day in ms of UTC, where no clock is ever changed. */
export const DAY_MS = 86_400_000;

/** A day, counted from 1 January 1970, and its text on an axis. */
export interface DayTick {
  day: number;
  text: string;
}

/** The steps of ticks in months: those of months, then of 1, 2, 5, 10, … years. */
const MONTH_STEPS = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 12_000];
/** The least length of a month, in days. */
const MONTH_LENGTH = 28;

const DAY = { day: 'numeric', month: 'short' } as const;
const MONTH = { month: 'short' } as const;
const YEAR = { year: 'numeric' } as const;

/**
 * Rows of ticks on round days, from dense to sparse: every day, every second one, the first day of each week or of
 * every second one, of months, quarters, halves of a year, and of years. The last row is the first and the last day, or their years.
 *
 * @param most - a row that could have more ticks is left out.
 */
export function* dayTicks(
  first: number,
  last: number,
  locale: string,
  most: number,
): Generator<DayTick[]> {
  const isRoom = (step: number) => (last - first) / step < most;

  // Day 0 was a Thursday, four days after a Sunday.
  const week = first + modulo(firstWeekdayOf(locale) - 4 - first, 7);
  for (const [from, step] of [
    [first, 1],
    [first, 2],
    [week, 7],
    [week, 14],
  ] as const) {
    if (isRoom(step)) yield range(from, last + 1, step).map((day) => tickOf(day, locale));
  }
  const month = monthOf(first - 1) + 1;
  for (const step of MONTH_STEPS) {
    if (!isRoom(step * MONTH_LENGTH)) continue;
    const months = range(month + modulo(-month, step), monthOf(last) + 1, step);
    // The months of a year follow its number.
    yield months.map((each) => tickOf(firstDayOf(each), locale, each % 12 ? MONTH : YEAR));
  }
  const ends = monthOf(last) - month < 12 ? DAY : YEAR;
  yield [...new Set([first, last])].map((day) => tickOf(day, locale, ends));
}

/** A day with its text on the axis: 'Mar 2'. */
export function tickOf(
  day: number,
  locale: string,
  options: Intl.DateTimeFormatOptions = DAY,
): DayTick {
  return { day, text: dayFormat(locale, options).format(day * DAY_MS) };
}

/** The month of a day, counted from January of the year 0. */
function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month. */
function firstDayOf(month: number): number {
  // From the year 2000: a year below 100 would be one of the last century.
  return Date.UTC(2000, month - 24_000) / DAY_MS;
}

/** The rest of a division, from 0 up, also of negative numbers. */
function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
