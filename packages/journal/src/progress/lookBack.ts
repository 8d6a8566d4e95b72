import { addDays, checkDay, type Day } from '../days/day';
import { countDays, difference, NO_DAYS } from '../days/daySet';
import {
  addMonths,
  dayIn,
  daysFrom,
  daysInMonth,
  type Month,
  monthOf,
  monthsOfYear,
  yearsBetween,
} from '../days/month';
import { type HabitLine, habitLines } from './lookBackHabits';
import {
  completionIn,
  type DayRange,
  isWithin,
  livedDays,
  type LivedDays,
  type MoodSums,
  moodSums,
  type RangeSums,
  rangeSums,
  talliesIn,
} from './lookBackSums';
import { mean, sum } from './mean';
import type { Completion } from './progress';
import { moodOn, recordedDaysIn, tickedDays } from './records';
import { allTallies, type DayTally } from './tallies';
import { daysUpTo, type ViewSource } from './views';

/** A month as it is looked back on. */
export interface MonthLookBack extends RangeSums {
  readonly month: Month;
  /**
   * The mean mood less that of the month before, in mood steps; null with fewer than
   * {@link MOOD_CHANGE_MIN_DAYS} days with a mood in either.
   */
  readonly moodChange: number | null;
  /** The habits of the list that were asked for, or have a record, in that month; archived ones too. */
  readonly lines: readonly HabitLine[];
}

/** A year as it is looked back on. */
export interface YearLookBack extends RangeSums {
  /** The year, 'YYYY'. */
  readonly year: string;
  /** The days from 1 January on, up to today. */
  readonly days: readonly YearDay[];
  /** The twelve months, also those to come. */
  readonly months: readonly YearMonth[];
}

/** A day of a year. */
export interface YearDay {
  readonly day: Day;
  /** The mean of its entries, from 1 to 5; null without any. */
  readonly mood: number | null;
  /** The share of its due habits that were done, 0 to 1; null where nothing was due. Today's is that of now. */
  readonly done: number | null;
  /**
   * The mean of `done` over the day, the four before and the four after it, as far as they are of the year and over;
   * null without any, and before the journal began.
   */
  readonly level: number | null;
}

/** The sums of a month of a year. */
export interface YearMonth extends MoodSums {
  readonly month: Month;
  readonly habits: Completion;
}

/** All years of a journal. */
export interface AllLookBack extends RangeSums {
  /** The day on which the journal began: the first day of a habit, or that of its first mood; null before it. */
  readonly first: Day | null;
  /** The years since then, the latest first. */
  readonly years: readonly (RangeSums & { readonly year: string })[];
  /** Number of days with a mood, or a mark or an amount of a habit. */
  readonly days: number;
  readonly entries: number;
  /** Number of days on which a habit was ticked or reached its amount, of all habits; a limit that was kept is none. */
  readonly ticks: number;
}

/** The fewest days with a mood in each of two months whose means are compared. */
export const MOOD_CHANGE_MIN_DAYS = 5;

/** Number of days before and after a day that its level covers. */
const LEVEL_DAYS = 4;

/** A month as it is looked back on, up to today. */
export function monthLookBack(source: ViewSource, month: Month): MonthLookBack {
  const lived = livedDays(source);
  const range = daysOf(month);
  const sums = rangeSums(source, lived, range, talliesIn(source, range));
  return {
    month,
    ...sums,
    moodChange: moodChange(source, lived, month, sums.moods),
    lines: habitLines(source, lived, range),
  };
}

function moodChange(
  source: ViewSource,
  lived: LivedDays,
  month: Month,
  { days, mean: present }: MoodSums,
): number | null {
  if (days < MOOD_CHANGE_MIN_DAYS) return null;
  const before = moodSums(source, lived, daysOf(addMonths(month, -1)));
  if (before.days < MOOD_CHANGE_MIN_DAYS || present === null || before.mean === null) return null;
  return present - before.mean;
}

/** A year, 'YYYY', up to today. */
export function yearLookBack(source: ViewSource, year: string): YearLookBack {
  const lived = livedDays(source);
  const range = yearRange(year);
  const ofYear = talliesIn(source, range);
  return {
    year,
    ...rangeSums(source, lived, range, ofYear),
    days: yearDays(source, lived, year, ofYear),
    months: monthsOfYear(year).map((month) => {
      const days = daysOf(month);
      const ofMonth = ofYear.filter(({ day }) => isWithin(days, day));
      return {
        month,
        ...moodSums(source, lived, days),
        habits: completionIn(days, ofMonth, source.today),
      };
    }),
  };
}

function yearDays(
  { records, today }: ViewSource,
  lived: LivedDays,
  year: string,
  ofYear: readonly DayTally[],
): YearDay[] {
  const shares = new Map(ofYear.map(({ day, due, done }) => [day, due > 0 ? done / due : null]));
  const days = monthsOfYear(year).flatMap((month) => daysUpTo(today, month));
  const over = days.map((day) => (day < today ? (shares.get(day) ?? null) : null));
  return days.map((day, index) => {
    const near = over
      .slice(Math.max(0, index - LEVEL_DAYS), index + LEVEL_DAYS + 1)
      .filter((share) => share !== null);
    const isLived = lived.range !== null && isWithin(lived.range, day);
    return {
      day,
      mood: moodOn(records, day),
      done: shares.get(day) ?? null,
      level: isLived && near.length > 0 ? mean(near) : null,
    };
  });
}

/** All years since the journal began, the latest first. */
export function allLookBack(source: ViewSource): AllLookBack {
  const { records, today } = source;
  const lived = livedDays(source);
  const all = allTallies(records, today);
  const range = lived.range ?? { from: today, to: today };
  const sums = rangeSums(source, lived, range, all);
  return {
    first: lived.range?.from ?? null,
    ...sums,
    years: (lived.range ? yearsBetween(range.from, range.to) : []).map((year) => {
      const days = yearRange(year);
      const ofYear = all.filter(({ day }) => isWithin(days, day));
      return { year, ...rangeSums(source, lived, days, ofYear) };
    }),
    entries: sum(Object.values(sums.moods.counts)),
    ...countRecords(source),
  };
}

/** Counts the days up to today with a record of a habit of the list, or a mood, and the ticks. */
function countRecords({ records, today }: ViewSource): Pick<AllLookBack, 'days' | 'ticks'> {
  let days = 0;
  let ticks = 0;
  for (const [month, { marks }] of records.months) {
    const toCome = month < monthOf(today) ? NO_DAYS : daysFrom(addDays(today, 1), month);
    for (const habit of records.habits) {
      if (!marks.has(habit.id)) continue;
      ticks += countDays(difference(tickedDays(records, habit, month, today), toCome));
    }
    days += countDays(difference(recordedDaysIn(records, month), toCome));
  }
  return { days, ticks };
}

/** The days of a month. */
function daysOf(month: Month): DayRange {
  return { from: dayIn(month, 0), to: dayIn(month, daysInMonth(month) - 1) };
}

/** The days of a year. */
function yearRange(year: string): DayRange {
  return { from: checkDay(`${year}-01-01`), to: `${year}-12-31` };
}
