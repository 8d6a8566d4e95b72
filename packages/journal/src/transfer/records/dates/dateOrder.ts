import type { Day } from '../../../days/day';
import { checkedDay } from './checkedDay';
import { namesFor, wordsOf } from './calendarNames';
import { type FigureOrder, partsOf, type WrittenDate } from './writtenDate';

const ORDERS: readonly FigureOrder[] = ['day-first', 'month-first', 'year-first'];
const DAY_MS = 86_400_000;
/** Steps of one day that are no chance. */
const STEPS_MIN = 2;
/** Days that are no chance where they follow each other. */
const FOLLOWING_MIN = 5;
/** The most different texts of a column of weekdays or of dates in words. */
const TEXTS_MAX = 400;
const TEXT_MAX = 30;
const MOSTLY = 0.9;

/** A date in a row of a table, with the texts beside it that may tell of the same day. */
export interface DateInRow {
  readonly date: WrittenDate;
  readonly beside: readonly string[];
}

/** The days of a column as one order of their figures makes them. */
interface OrderReading {
  readonly order: FigureOrder;
  /** In days since 1970; null where there is no such day. */
  readonly days: readonly (number | null)[];
}

/**
 * Finds the order of figures in the dates of a file.
 *
 * @returns one order where the file proves it; else those that are left, the likeliest first.
 */
export function ordersLeft(rows: readonly DateInRow[], today: Day): readonly FigureOrder[] {
  const open = rows.flatMap(({ date }) => (date.orders.length > 1 ? [date] : []));
  const possible = ORDERS.filter((order) => open.some(({ orders }) => orders.includes(order)));
  let left: readonly OrderReading[] = possible.map((order) => ({
    order,
    days: rows.map(({ date }) => dayNumber(date, order, today)),
  }));
  left = best(left, ({ days }) => known(days).length);
  if (left.length > 1) {
    const clues = cluesIn(rows);
    left = best(left, ({ days }) => agreement(days, clues));
  }
  left = provenBySteps(left);
  left = provenByTheirOrder(left);
  const [first, ...others] = left.toSorted(
    (one, other) => wayOf(one) - wayOf(other) || lastYear(other) - lastYear(one),
  );
  if (first === undefined) return ['day-first'];
  const differing = others.filter(({ days }) => days.some((day, at) => day !== first.days[at]));
  return [first, ...differing].map(({ order }) => order);
}

function dayNumber(date: WrittenDate, order: FigureOrder, today: Day): number | null {
  const read = checkedDay(...partsOf(date, order), today);
  return 'day' in read ? Date.parse(read.day) / DAY_MS : null;
}

/** The readings for which a number is highest. */
function best(
  readings: readonly OrderReading[],
  numberOf: (reading: OrderReading) => number,
): readonly OrderReading[] {
  const numbers = readings.map(numberOf);
  const highest = Math.max(...numbers);
  return readings.filter((_, index) => numbers[index] === highest);
}

/** The reading in which many days follow the one before, and in the others few. */
function provenBySteps(readings: readonly OrderReading[]): readonly OrderReading[] {
  const counts = readings.map(
    ({ days }) => steps(days).filter((step) => Math.abs(step) === 1).length,
  );
  const [most = 0, second = 0] = counts.toSorted((one, other) => other - one);
  return most >= STEPS_MIN && most > second * 2
    ? readings.filter((_, index) => counts[index] === most)
    : readings;
}

/** The one reading in which the days of the file go one way. */
function provenByTheirOrder(readings: readonly OrderReading[]): readonly OrderReading[] {
  const ordered = readings.filter(({ days }) => {
    const all = steps(days);
    return all.every((step) => step > 0) || all.every((step) => step < 0);
  });
  const [only] = ordered;
  const isProven = ordered.length === 1 && only && steps(only.days).length >= FOLLOWING_MIN - 1;
  return isProven ? ordered : readings;
}

function known(days: readonly (number | null)[]): readonly number[] {
  return days.filter((day) => day !== null);
}

/** The steps from a day to the next one in the file that is another. */
function steps(days: readonly (number | null)[]): readonly number[] {
  const all = known(days);
  return all.map((day, index) => day - (all[index - 1] ?? day)).filter((step) => step !== 0);
}

/** The way from day to day through a file. */
function wayOf({ days }: OrderReading): number {
  return steps(days).reduce((sum, step) => sum + Math.abs(step), 0);
}

function lastYear({ days }: OrderReading): number {
  const last = known(days).reduce((latest, day) => Math.max(latest, day), 0);
  return new Date(last * DAY_MS).getUTCFullYear();
}

/** A word that names a month or a weekday; in some languages, one word names either. */
interface Clue {
  readonly month: number | undefined;
  readonly weekday: number | undefined;
}

/** The clues of each row: in columns whose texts name weekdays or months. */
function cluesIn(rows: readonly DateInRow[]): readonly (readonly Clue[])[] {
  const columns = [
    rows.map(({ date }) => date.words.join(' ')),
    ...(rows[0]?.beside ?? []).map((_, column) => rows.map(({ beside }) => beside[column] ?? '')),
  ];
  const clues = columns.map(cluesOf);
  return rows.map((_, index) =>
    columns.flatMap((texts, column) => clues[column]?.get(texts[index] ?? '') ?? []),
  );
}

/** The clues in a column by their texts; none in a column of other texts. */
function cluesOf(texts: readonly string[]): ReadonlyMap<string, readonly Clue[]> {
  const all = [...new Set(texts)].filter((text) => text.trim() !== '');
  if (all.length > TEXTS_MAX || all.some((text) => text.length > TEXT_MAX)) return new Map();
  const { names, known: count } = namesFor(all, ['months', 'weekdays']);
  if (count < all.length * MOSTLY) return new Map();
  return new Map(
    all.map((text) => [
      text,
      wordsOf(text)
        .map((word) => ({ month: names.months.get(word), weekday: names.weekdays.get(word) }))
        .filter(({ month, weekday }) => month !== undefined || weekday !== undefined),
    ]),
  );
}

/** The number of clues that agree with the days of their rows, less those that do not. */
function agreement(days: readonly (number | null)[], clues: readonly (readonly Clue[])[]): number {
  return days.reduce<number>((sum, day, index) => {
    if (day === null) return sum;
    const date = new Date(day * DAY_MS);
    const [thisMonth, thisWeekday] = [date.getUTCMonth() + 1, date.getUTCDay() || 7];
    const isTrue = ({ month, weekday }: Clue) => month === thisMonth || weekday === thisWeekday;
    return (clues[index] ?? []).reduce((all, clue) => all + (isTrue(clue) ? 1 : -1), sum);
  }, 0);
}
