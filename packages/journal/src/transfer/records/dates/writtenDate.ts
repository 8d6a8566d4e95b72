import { asciiDigits } from '../asciiDigits';
import { type CalendarNames, wordsOf } from './calendarNames';

/** An order in which the figures of a date can stand. */
export type FigureOrder = 'day-first' | 'month-first' | 'year-first';

/** A date as it is written. */
export interface WrittenDate {
  /** Three numbers; a month in words is one, in the middle. */
  readonly figures: readonly [string, string, string];
  /** The orders that it can have by itself. */
  readonly orders: readonly FigureOrder[];
  /** The words in it, such as a weekday. */
  readonly words: readonly string[];
}

/** Marks of direction, which some phones write around dates and times. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const TIME = /[T,]? ?\d{1,2}:\d{2}.*$/s;
const FIGURES =
  /^(?:[\p{L}\p{M}]+[.,]* )?(\d{1,4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,4})[.,]?(?:[T (].*)?$/su;
/** A date without marks, such as 20250424. */
const COMPACT = /^(?:19|20)\d{6}$/;
/** A date of China, Japan or Korea; without its year, or with the year after it. */
const EASTERN = /^(?:(\d{2,4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?(?:\D*(\d{4})$)?/;
/** A month of Vietnam. */
const NUMBERED_MONTH = /(?<![\p{L}\d])(?:tháng|thg|th) ?(\d{1,2})(?!\d)/iu;
const LONGEST = 50;
const MOST_WORDS = 6;

/** A text with digits of ASCII, single spaces, and no marks of direction. */
export function plainDate(text: string): string {
  return asciiDigits(text).replace(MARKS, '').replace(/\s+/g, ' ').trim();
}

/** Reads a date of numbers; null for anything else. */
export function numberedDate(plain: string): WrittenDate | null {
  if (COMPACT.test(plain)) {
    const figures = [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6)] as const;
    return { figures, orders: ['year-first'], words: [] };
  }
  const date = plain.replace(TIME, '');
  const words = wordsOf(date);
  const eastern = EASTERN.exec(date);
  if (eastern) {
    const [, before, month = '', day = '', after] = eastern;
    const year = before ?? after;
    return year === undefined
      ? null
      : { figures: [year, month, day], orders: ['year-first'], words };
  }
  const [, one, mark, two, three] = FIGURES.exec(date) ?? [];
  if (one === undefined || two === undefined || three === undefined) return null;
  const orders = ordersOf(one, three).filter(
    // Nobody writes the month first with dots.
    (order) => order !== 'month-first' || mark !== '.',
  );
  return orders.length === 0 ? null : { figures: [one, two, three], orders, words };
}

/** True if a text may be a date with the month in words: it has two numbers, and few words. */
export function mayHaveWords(plain: string): boolean {
  if (plain.length > LONGEST) return false;
  const date = plain.replace(TIME, '');
  const words = wordsOf(date).length;
  return words > 0 && words <= MOST_WORDS && numbersIn(date).length === 2 + numberedMonths(date);
}

/** Reads a date with the month in words; null for anything else. */
export function wordedDate(plain: string, { months }: CalendarNames): WrittenDate | null {
  const date = plain.replace(TIME, '');
  const words = wordsOf(date);
  const numbered = NUMBERED_MONTH.exec(date);
  const named = words.find((word) => months.has(word)) ?? '';
  const month = numbered?.[1] ?? months.get(named)?.toString();
  const [one, other, ...more] = numbersIn(numbered ? date.replace(NUMBERED_MONTH, '') : date);
  if (month === undefined || one === undefined || other === undefined || more.length > 0) {
    return null;
  }
  // In the middle, the month stands at its place in either order.
  const orders = ordersOf(one, other).filter((order) => order !== 'month-first');
  const isFirst = date.toLowerCase().indexOf(named) < date.indexOf(one);
  return {
    figures: [one, month, other],
    // 'Jan 5 24' has the day before the year.
    orders: orders.length > 1 && isFirst ? ['day-first'] : orders,
    words: words.filter((word) => word !== named),
  };
}

function ordersOf(first: string, last: string): readonly FigureOrder[] {
  if (first.length > 2) return first.length === 4 && last.length <= 2 ? ['year-first'] : [];
  if (last.length === 4) return ['day-first', 'month-first'];
  if (last.length === 2 && first.length === 2) return ['day-first', 'month-first', 'year-first'];
  return last.length === 2
    ? ['day-first', 'month-first']
    : first.length === 2
      ? ['year-first']
      : [];
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

function numberedMonths(text: string): number {
  return NUMBERED_MONTH.test(text) ? 1 : 0;
}

/** The year, the month and the day of a date whose figures are in an order. */
export function partsOf(
  { figures, orders }: WrittenDate,
  fileOrder: FigureOrder,
): [year: string, month: string, day: string] {
  const [one, two, three] = figures;
  switch (orders.includes(fileOrder) ? fileOrder : orders[0]) {
    case 'year-first':
      return [fullYear(one), two, three];
    case 'month-first':
      return [fullYear(three), one, two];
    default:
      return [fullYear(three), two, one];
  }
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}
