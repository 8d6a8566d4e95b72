import { addDays, type Day, WEEKDAY_LABELS, weekdayOf } from './day';
import { percentage } from './habitProgress';

/**
 * What one day asked for and what came of it. A day without a tally is a day on which nothing was
 * due. Tallies may come in any order. Two of one day, as when a traveller lives a date twice, are
 * that one day: the higher figures hold.
 */
export interface DayTally {
  readonly day: Day;
  /** How many habits were due. */
  readonly due: number;
  /** How many of those were done. What exceeds `due` is not counted. */
  readonly done: number;
}

/** A figure for a weekday; null is 'no record'. */
export interface WeekdayValue {
  /** Short name of the weekday, such as 'Mon'. */
  readonly label: string;
  readonly value: number | null;
}

/** How much was done of what was due. */
export interface Completion {
  readonly done: number;
  readonly due: number;
  /** 0 to 100, rounded; null is 'not yet'. */
  readonly percentage: number | null;
}

/** Where the moods of a week are going. */
export type MoodDirection = 'improving' | 'falling' | 'steady';

/** Fewer entries than this are too few to speak of a direction. */
const MOOD_DIRECTION_MIN_ENTRIES = 5;

/** The difference of means, in mood steps, from which on it is a direction. */
const MOOD_DIRECTION_MIN_STEP = 0.5;

/**
 * How many days in a row, back from today, had at least one due habit done. Days with nothing due
 * neither count nor break; a today without anything done does not break either, for it isn't over.
 *
 * @returns the streak in days, 0 when it is broken, null while there is no day to judge by.
 */
export function dayStreak(tallies: readonly DayTally[], today: Day): number | null {
  const dueDays = [...countedDays(tallies).values()]
    .filter(({ day, done }) => day < today || (day === today && done > 0))
    .toSorted(byDay)
    .toReversed();
  if (dueDays.length === 0) return null;

  const firstMissed = dueDays.findIndex(({ done }) => done === 0);
  return firstMissed === -1 ? dueDays.length : firstMissed;
}

/**
 * The most days in a row that ever had at least one due habit done, counted as in
 * {@link dayStreak}; null while there is no day to judge by.
 */
export function bestStreak(tallies: readonly DayTally[], today: Day): number | null {
  let best: number | null = null;
  let run = 0;
  for (const { day, done } of [...countedDays(tallies).values()].toSorted(byDay)) {
    if (day > today || (day === today && done === 0)) continue;
    run = done === 0 ? 0 : run + 1;
    best = Math.max(best ?? 0, run);
  }
  return best;
}

/**
 * How much of what was due was done, over today and the days before. What is due today and not yet
 * done is left out: a morning doesn't spoil the week.
 *
 * @param days - how many days are looked at, today among them; 7 unless told.
 */
export function completion(tallies: readonly DayTally[], today: Day, days = 7): Completion {
  const counted = countedDays(tallies);
  let done = 0;
  let due = 0;
  for (let daysAgo = 0; daysAgo < days; daysAgo += 1) {
    const tally = counted.get(addDays(today, -daysAgo));
    done += tally?.done ?? 0;
    due += (daysAgo === 0 ? tally?.done : tally?.due) ?? 0;
  }
  return { done, due, percentage: percentage(done, due) };
}

/**
 * How many due habits were done on each of the seven days from `monday` on; null for a day on which
 * nothing was due. A week may begin on another day: the labels follow.
 */
export function weeklyHabits(tallies: readonly DayTally[], monday: Day): WeekdayValue[] {
  const counted = countedDays(tallies);
  return WEEKDAY_LABELS.map((_, index) => {
    const day = addDays(monday, index);
    return {
      label: WEEKDAY_LABELS[weekdayOf(day) - 1] ?? '',
      value: counted.get(day)?.done ?? null,
    };
  });
}

/**
 * Where moods are going: the mean of the later half of the entries beside that of the earlier half,
 * the middle entry of an odd number left out.
 *
 * @param moods - in order of time; null is a day without an entry.
 * @returns null below five entries.
 */
export function moodDirection(moods: readonly (number | null)[]): MoodDirection | null {
  const entries = moods.filter((mood) => mood !== null);
  if (entries.length < MOOD_DIRECTION_MIN_ENTRIES) return null;

  const half = Math.floor(entries.length / 2);
  const rise = sum(entries.slice(-half)) - sum(entries.slice(0, half));
  // Sums of whole numbers stay exact where a difference of two means may miss 0.5 by a hair.
  const enough = MOOD_DIRECTION_MIN_STEP * half;
  if (rise >= enough) return 'improving';
  return rise <= -enough ? 'falling' : 'steady';
}

/** The days on which something was due, each once, with nothing done beyond what was due. */
function countedDays(tallies: readonly DayTally[]): Map<Day, DayTally> {
  const counted = new Map<Day, DayTally>();
  for (const { day, due, done } of tallies) {
    if (due <= 0) continue;
    const same = counted.get(day);
    const mostDue = Math.max(due, same?.due ?? 0);
    const mostDone = Math.max(Math.min(done, due), same?.done ?? 0);
    counted.set(day, { day, due: mostDue, done: mostDone });
  }
  return counted;
}

function byDay(a: DayTally, b: DayTally): number {
  return a.day < b.day ? -1 : 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
