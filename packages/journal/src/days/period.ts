import { type Day, isSupportedDay } from './day';

/** A week, by its first day 'YYYY-MM-DD', a month 'YYYY-MM' or a year 'YYYY'. */
export type Period = string;

/** True if a value is a period that a journal can hold. */
export function isSupportedPeriod(value: unknown): value is Period {
  return typeof value === 'string' && value.length <= 10 && isSupportedDay(firstDayOf(value));
}

/**
 * Checks that a journal can hold a period, and returns it.
 *
 * @throws RangeError for a text that names none.
 */
export function checkPeriod(period: Period): Period {
  if (isSupportedPeriod(period)) return period;
  throw new RangeError(`Neither the first day of a week, nor a month, nor a year: "${period}".`);
}

/** The first day of a period. */
export function firstDayOf(period: Period): Day {
  return `${period}-01-01`.slice(0, 10);
}
