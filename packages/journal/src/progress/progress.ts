import { addDays, type Day, type Weekday, weekdayOf, WEEKDAYS } from '../days/day';
import { sum } from './mean';
import { percentage } from './habitProgress';
import type { DayTally, TodaysLimits } from './tallies';

/** A figure for a weekday; null is 'no record'. */
export interface WeekdayValue {
  readonly weekday: Weekday;
  readonly value: number | null;
}

/** The done and due habits of a weekday. */
export interface WeekdayHabits extends WeekdayValue {
  /** Number of due habits; 0 is 'no record'. */
  readonly due: number;
}

/** Totals of done and due; a missed period counts as one that was due. */
export interface DayTotals {
  readonly done: number;
  readonly due: number;
}

/** The share of what was due that was done. */
export interface Completion extends DayTotals {
  /** The share in percent, 0 to 100, rounded; null is 'not yet'. */
  readonly percentage: number | null;
}

/** The direction of a week's moods. */
export type MoodDirection = 'improving' | 'falling' | 'steady';

/** The fewest days with a mood that have a direction. */
export const MOOD_DIRECTION_MIN_DAYS = 5;

/** The difference of means, in mood steps, from which on it is a direction. */
export const MOOD_DIRECTION_MIN_STEP = 0.5;

/**
 * Counts the days in a row, back from today, with at least one due habit done. Days with nothing due
 * neither count nor break, unless a missed period ends on one; an unfinished today does not break, but
 * one on which every due habit was a limit and is exceeded does.
 *
 * @returns the streak in days, 0 when it is broken, null while there is no day to judge by.
 */
export function dayStreak(tallies: readonly DayTally[], today: Day): number | null {
  const judged = judgedDays(tallies, today);
  if (judged.length === 0) return null;
  return judged.length - 1 - judged.findLastIndex(({ done }) => done === 0);
}

/**
 * The most days in a row that ever had at least one due habit done, counted as in
 * {@link dayStreak}; null while there is no day to judge by.
 */
export function bestStreak(tallies: readonly DayTally[], today: Day): number | null {
  let best: number | null = null;
  let run = 0;
  for (const { done } of judgedDays(tallies, today)) {
    run = done === 0 ? 0 : run + 1;
    best = Math.max(best ?? 0, run);
  }
  return best;
}

/**
 * The share of what was due that was done, over today and the days before. An unfinished part of
 * today is left out: a morning doesn't spoil the week.
 *
 * @param days - number of days, today among them; 7 unless told.
 */
export function completion(tallies: readonly DayTally[], today: Day, days = 7): Completion {
  const from = addDays(today, 1 - days);
  let done = 0;
  let due = 0;
  for (const tally of countedDays(tallies)) {
    if (tally.day < from || tally.day > today) continue;
    done += tally.done;
    due += tally.day === today ? tally.done + tally.limits.exceeded : dueIn(tally);
  }
  return { done, due, percentage: percentage(done, due) };
}

/** Totals from one day to another, both included; nothing is left out. */
export function totals(tallies: readonly DayTally[], from: Day, to: Day): DayTotals {
  const days = countedDays(tallies).filter(({ day }) => day >= from && day <= to);
  return {
    done: sum(days.map(({ done }) => done)),
    due: sum(days.map(dueIn)),
  };
}

/**
 * Counts the due habits done on each of the seven days from `first` on; null for a day on which
 * nothing was due.
 */
export function weeklyHabits(tallies: readonly DayTally[], first: Day): WeekdayHabits[] {
  const counted = new Map(countedDays(tallies).map((tally) => [tally.day, tally]));
  return WEEKDAYS.map((_, index) => {
    const day = addDays(first, index);
    const { done, due } = counted.get(day) ?? { done: 0, due: 0 };
    return { weekday: weekdayOf(day), value: due > 0 ? done : null, due };
  });
}

/**
 * The direction of moods: the mean of the later half of the days with one beside that of the earlier half,
 * the middle one of an odd number left out.
 *
 * @param moods - of each day, in order of time; null is a day without an entry.
 * @returns null below five days with a mood.
 */
export function moodDirection(moods: readonly (number | null)[]): MoodDirection | null {
  const days = moods.filter((mood) => mood !== null);
  if (days.length < MOOD_DIRECTION_MIN_DAYS) return null;

  const half = Math.floor(days.length / 2);
  const rise = sum(days.slice(-half)) - sum(days.slice(0, half));
  // The means of days with several entries are fractions, whose sums may miss a step by a hair.
  const enough = MOOD_DIRECTION_MIN_STEP * half - 1e-9;
  if (rise >= enough) return 'improving';
  return rise <= -enough ? 'falling' : 'steady';
}

type CountedDay = Required<DayTally>;

const NO_LIMITS: TodaysLimits = { exceeded: 0, soFar: 0 };

/** The days that a streak is judged by, in order: all but a today that may still come to something. */
export function judgedDays(tallies: readonly DayTally[], today: Day): CountedDay[] {
  return countedDays(tallies).filter(
    ({ day, due, done, limits }) =>
      day < today ||
      (day === today && (done > 0 || (limits.exceeded === due && limits.soFar === 0))),
  );
}

/** The days that ask for something, in order, each once, with nothing done beyond what was due. */
function countedDays(tallies: readonly DayTally[]): CountedDay[] {
  const counted: CountedDay[] = [];
  for (const { day, due, done, missed = 0, limits = NO_LIMITS } of tallies.toSorted(byDay)) {
    if (due + missed <= 0) continue;
    const last = counted.at(-1);
    const same = last?.day === day ? counted.pop() : undefined;
    counted.push({
      day,
      due: Math.max(due, same?.due ?? 0),
      done: Math.max(Math.min(done, due), same?.done ?? 0),
      missed: Math.max(missed, same?.missed ?? 0),
      limits,
    });
  }
  return counted;
}

function dueIn({ due, missed }: CountedDay): number {
  return due + missed;
}

function byDay(one: DayTally, other: DayTally): number {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
}
