import type { Day } from '../../../days/day';
import type { DateOrder, Question } from '../questions';
import { namesFor } from './calendarNames';
import { checkedDay, type DayOrProblem } from './checkedDay';
import { type DateInRow, ordersLeft } from './dateOrder';
import { areDays, type Instant, instantIn, onTheClock } from './instants';
import { timeAfterDate, unlessMidnight } from './readTime';
import {
  mayHaveWords,
  numberedDate,
  partsOf,
  plainDate,
  type WrittenDate,
  wordedDate,
} from './writtenDate';

/** Reads the dates of a column, all of them in one way. */
export interface DateReader {
  /** The question for the order of day and month, where the file leaves it open. */
  readonly question: Question | null;
  /** The order of day and month that the file proves; null where it has no such dates, or leaves it open. */
  readonly provenOrder: DateOrder | null;
  readonly day: (text: string) => DayOrProblem;
  /** The time on the clock that stands after the date; null for none. */
  readonly time: (text: string) => string | null;
}

export interface DateContext {
  /** A day later than tomorrow is none that anything could have been recorded on. */
  readonly today: Day;
  readonly answer?: DateOrder | undefined;
  /** Other columns of the same rows: weekdays and names of months in them tell the order. */
  readonly beside?: readonly (readonly string[])[];
}

/** The share of texts that are dates in words, from which on those are read. */
const SOME = 0.1;

const BOTH = ['day-first', 'month-first'] as const;

/** Makes the reader of the dates in a column, which it finds the order and the language of. */
export function readDates(
  texts: readonly string[],
  { today, answer, beside = [] }: DateContext,
): DateReader {
  const { instants, dates } = cellsIn(texts);
  const isLocal = !areDays([...instants.values()].filter(({ isOnTheClock }) => !isOnTheClock));
  const rows = texts.flatMap((text, row): DateInRow[] => {
    const date = dates.get(text);
    return date ? [{ date, beside: beside.map((column) => column[row] ?? '') }] : [];
  });
  const left = ordersLeft(rows, today);
  const [guess = 'day-first'] = left;
  const isOpen = left.includes('day-first') && left.includes('month-first');
  const question: Question | null =
    isOpen && guess !== 'year-first'
      ? { kind: 'date-order', example: exampleIn(dates), guess }
      : null;
  const hasOrder = rows.some(
    ({ date: { orders, figures } }) =>
      BOTH.every((each) => orders.includes(each)) && Number(figures[0]) !== Number(figures[1]),
  );
  const provenOrder = !isOpen && hasOrder && guess !== 'year-first' ? guess : null;
  const order = question === null ? guess : (answer ?? guess);
  const clockOf = (text: string) => {
    const instant = instants.get(text);
    return instant && onTheClock(instant, isLocal && !instant.isOnTheClock);
  };
  const read = (text: string): DayOrProblem => {
    const clock = clockOf(text);
    if (clock) return checkedDay(...partsOfDay(clock.day), today);
    const date = dates.get(text);
    if (date) return checkedDay(...partsOf(date, order), today);
    return { problem: text.trim() === '' ? 'date-missing' : 'date-unknown' };
  };
  const known = new Map<string, DayOrProblem>();
  return {
    question,
    provenOrder,
    day: (text) => {
      // A table repeats its days for every habit.
      const day = known.get(text) ?? read(text);
      known.set(text, day);
      return day;
    },
    time: (text) => {
      const clock = clockOf(text);
      return clock ? unlessMidnight(clock.time) : timeAfterDate(text);
    },
  };
}

/** The points in time and the written dates of a column, by their texts. */
function cellsIn(texts: readonly string[]) {
  const instants = new Map<string, Instant>();
  const dates = new Map<string, WrittenDate>();
  const worded: (readonly [text: string, plain: string])[] = [];
  const all = new Set(texts);
  for (const text of all) {
    const plain = plainDate(text);
    const instant = instantIn(plain);
    const date = instant ? null : numberedDate(plain);
    if (instant) instants.set(text, instant);
    else if (date) dates.set(text, date);
    else if (mayHaveWords(plain)) worded.push([text, plain]);
  }
  if (worded.length > 0 && worded.length >= all.size * SOME) {
    const { names } = namesFor(worded.map(([, plain]) => plain));
    for (const [text, plain] of worded) {
      const date = wordedDate(plain, names);
      if (date) dates.set(text, date);
    }
  }
  return { instants, dates };
}

/** A date that is another one in the other order. */
function exampleIn(dates: ReadonlyMap<string, WrittenDate>): string {
  const [text = ''] =
    [...dates].find(
      ([, { orders, figures }]) => orders.length > 1 && Number(figures[0]) !== Number(figures[1]),
    ) ?? [];
  return text.trim();
}

function partsOfDay(day: Day): [year: string, month: string, date: string] {
  return [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
}
