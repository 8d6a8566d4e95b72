import { addDays, type Day, isDay } from '../../days/day';
import type { DateOrder, Question } from './questions';
import type { UnreadReason } from './reading';

export type DayOrProblem = { readonly day: Day } | { readonly problem: UnreadReason };

/** The earliest day that anything can have been recorded on. */
export const EARLIEST_DAY: Day = '1900-01-01';
/** A date with the year first, in any of the usual ways, with or without a time of day. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})\.?(?: .*)?$/;

/**
 * Reads dates as numbers; those with the year last only once their order is known.
 *
 * @param today - a day later than tomorrow is none that anything could have been recorded on.
 */
export function readDay(text: string, today: Day, order: DateOrder): DayOrProblem {
  const digits = asciiDigits(text).trim();
  if (digits === '') return { problem: 'date-missing' };
  const first = YEAR_FIRST.exec(digits);
  if (first) return checkedDay(first[1], first[2], first[3], today);
  const last = YEAR_LAST.exec(digits);
  if (last === null) return { problem: 'date-unknown' };
  const [, one, , other, year = ''] = last;
  const [date, month] = order === 'day-first' ? [one, other] : [other, one];
  return checkedDay(year.length === 2 ? `20${year}` : year, month, date, today);
}

/** A day of numbers, if there is such a day and anything could have been recorded on it. */
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

/**
 * Finds the order of day and month in the dates of a file: as its dates tell, as a person has answered,
 * or as makes the steps between them smaller.
 */
export function dateOrderOf(
  texts: Iterable<string>,
  answer: DateOrder | undefined,
): { order: DateOrder; question: Question | null } {
  const dates: { one: number; other: number; year: number }[] = [];
  let example = '';
  for (const text of texts) {
    const match = YEAR_LAST.exec(asciiDigits(text).trim());
    if (match === null) continue;
    // Nobody writes the month first with dots.
    if (match[2] === '.') return { order: 'day-first', question: null };
    const [one, other] = [Number(match[1]), Number(match[3])];
    dates.push({ one, other, year: Number(match[4]) });
    if (one !== other) example ||= text.trim();
  }
  const dayFirst = dates.filter(({ one }) => one > 12).length;
  const monthFirst = dates.filter(({ other }) => other > 12).length;
  if (dayFirst + monthFirst > 0 || example === '') {
    return { order: dayFirst > monthFirst ? 'day-first' : 'month-first', question: null };
  }
  const guess =
    stepsOf(dates, 'day-first') <= stepsOf(dates, 'month-first') ? 'day-first' : 'month-first';
  return { order: answer ?? guess, question: { kind: 'date-order', example, guess } };
}

/** The sum of the steps from each day to the next in the file; months are taken as equally long. */
function stepsOf(
  dates: readonly { one: number; other: number; year: number }[],
  order: DateOrder,
): number {
  const days = dates.map(({ one, other, year }) =>
    order === 'day-first' ? one + other * 31 + year * 372 : other + one * 31 + year * 372,
  );
  return days.reduce((sum, day, index) => sum + Math.abs(day - (days[index - 1] ?? day)), 0);
}

const ZERO = /\p{Nd}/gu;

/** Digits of any script as those of ASCII; phones write them in the script of their language. */
export function asciiDigits(text: string): string {
  return text.replace(ZERO, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 128) return digit;
    // The digits of a script follow each other, and zero is the only one whose predecessor is none.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}
