import { addDays, checkDay, type Day, startOfWeek } from '../days/day';
import { countDays, difference, intersection } from '../days/daySet';
import {
  addMonths,
  dayIn,
  daysFrom,
  daysInMonth,
  indexIn,
  monthOf,
  monthsBetween,
  yearOf,
} from '../days/month';
import { firstDayOf, type Period } from '../days/period';
import { isLimit } from '../habits/goal';
import { goalOn, scheduleOn } from '../habits/habitHistory';
import { isTimes } from '../habits/schedule';
import {
  completionIn,
  type DayRange,
  isWithin,
  livedDays,
  type MoodSums,
  moodSums,
  talliesIn,
} from './lookBackSums';
import type { Completion } from './progress';
import { recordedDaysIn } from './records';
import type { ViewSource } from './views';

/** The facts of a period that is over. */
export interface PeriodLookBack {
  readonly first: Day;
  readonly last: Day;
  readonly moods: MoodSums;
  readonly habits: Completion;
  /** The day with the brightest mood; null where two are level, or nothing is to be said of it. */
  readonly brightest: Day | null;
  /** The habit with the highest share of its due days done; null where two are level, or nothing is to be said of it. */
  readonly steadiest: SteadyHabit | null;
}

/** A habit in a period: done on so many of the days on which it was due. */
export interface SteadyHabit {
  readonly name: string;
  readonly done: number;
  readonly due: number;
}

/** The fewest days with a mood of which one is the brightest, the lowest mood that is bright, and the fewest due days. */
const BRIGHTEST_MIN_DAYS = 3;
const BRIGHT = 4;
const STEADY_MIN_DUE = 3;

/** A month or a year is looked back on by itself on so many days of the next one. */
const FIRST_DAYS = 3;

/** The fewest days with a record: a month has more of them than a week, and a year more than a month. */
const MIN_RECORDED_DAYS = { week: 2, month: 8, year: 32 };

/**
 * The period that is looked back on by itself today: on the first days of January the year before, on those of a month the
 * month before, else the week before. A period with too few records gives way to the shorter one; null where last week
 * has too few, too.
 */
export function duePeriod(source: ViewSource): Period | null {
  const { today, firstWeekday } = source;
  const lastMonth = addMonths(monthOf(today), -1);
  const isNewMonth = indexIn(today) < FIRST_DAYS;
  const due: [Period, number][] = [
    [addDays(startOfWeek(today, firstWeekday), -7), MIN_RECORDED_DAYS.week],
  ];
  if (isNewMonth) due.unshift([lastMonth, MIN_RECORDED_DAYS.month]);
  if (isNewMonth && yearOf(lastMonth) < yearOf(today)) {
    due.unshift([yearOf(lastMonth), MIN_RECORDED_DAYS.year]);
  }
  const found = due.find(
    ([period, fewest]) => countRecorded(source, daysOfPeriod(period)) >= fewest,
  );
  return found?.[0] ?? null;
}

/** The days of a period. */
export function daysOfPeriod(period: Period): DayRange {
  const from = checkDay(firstDayOf(period));
  switch (period.length) {
    case 4:
      return { from, to: `${period}-12-31` };
    case 7:
      return { from, to: dayIn(period, daysInMonth(period) - 1) };
    default:
      return { from, to: addDays(from, 6) };
  }
}

/** Counts the days with a mood, or a mark or an amount of a habit of the list. */
function countRecorded({ records }: ViewSource, { from, to }: DayRange): number {
  return monthsBetween(monthOf(from), monthOf(to)).reduce((count, month) => {
    const since = intersection(recordedDaysIn(records, month), daysFrom(from, month));
    return count + countDays(difference(since, daysFrom(addDays(to, 1), month)));
  }, 0);
}

/** The facts of a period. */
export function periodLookBack(source: ViewSource, period: Period): PeriodLookBack {
  const range = daysOfPeriod(period);
  return {
    first: range.from,
    last: range.to,
    moods: moodSums(source, livedDays(source), range),
    habits: completionIn(range, talliesIn(source, range), source.today),
    brightest: brightestDay(source, range),
    steadiest: steadiestHabit(source, range),
  };
}

function brightestDay({ records }: ViewSource, range: DayRange): Day | null {
  const days = monthsBetween(monthOf(range.from), monthOf(range.to))
    .flatMap((month) =>
      (records.months.get(month)?.moods ?? []).map((mood, index) => ({
        day: dayIn(month, index),
        value: mood ?? 0,
      })),
    )
    .filter(({ day, value }) => value > 0 && isWithin(range, day));
  const best = ahead(days);
  return days.length >= BRIGHTEST_MIN_DAYS && best !== null && best.value >= BRIGHT
    ? best.day
    : null;
}

/** Of habits that are due on days of their own: a limit is kept by leaving it off, and a period asks for no day. */
function steadiestHabit(source: ViewSource, range: DayRange): SteadyHabit | null {
  const { records, today } = source;
  const habits = records.habits
    .filter((habit) => !isLimit(goalOn(habit, range.to)) && !isTimes(scheduleOn(habit, range.to)))
    .map((habit) => {
      const { done, due } = completionIn(range, talliesIn(source, range, [habit]), today);
      return { name: habit.name, done, due, value: due === 0 ? 0 : done / due };
    })
    .filter(({ due }) => due >= STEADY_MIN_DUE);
  const best = ahead(habits);
  if (best === null || best.value < 0.5) return null;
  const { name, done, due } = best;
  return { name, done, due };
}

/** The one with the highest value; null where two are level, or there is none. */
function ahead<Valued extends { readonly value: number }>(all: readonly Valued[]): Valued | null {
  const [first, second] = all.toSorted((one, other) => other.value - one.value);
  return first === undefined || first.value === second?.value ? null : first;
}
