import { addDays, type Day, isDay } from '../../../days/day';
import type { UnreadReason } from '../reading';

export type DayOrProblem = { readonly day: Day } | { readonly problem: UnreadReason };

/** The earliest day that anything can have been recorded on. */
export const EARLIEST_DAY: Day = '1900-01-01';

/**
 * A day of numbers, if there is such a day and anything could have been recorded on it.
 *
 * @param today - a day later than tomorrow is none that anything could have been recorded on.
 */
export function checkedDay(
  year: string | number | undefined,
  month: string | number | undefined,
  date: string | number | undefined,
  today: Day,
): DayOrProblem {
  const padded = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ];
  const day = padded.join('-');
  if (!isDay(day)) return { problem: 'date-impossible' };
  if (day < EARLIEST_DAY) return { problem: 'date-too-early' };
  // Somebody may have recorded it further east.
  return day > addDays(today, 1) ? { problem: 'date-to-come' } : { day };
}
