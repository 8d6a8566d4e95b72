import type { Day } from '../days/day';
import { hasDay } from '../days/daySet';
import { addMonths, dayIn, daysInMonth, indexIn, monthOf } from '../days/month';
import { jumpedDays } from './jumpedDays';
import { periodsOf } from './periods';
import {
  type HabitRecord,
  type JournalRecords,
  dueDays,
  firstDayOfHabit,
  hasRecordOn,
  limitOn,
  monthTally,
} from './records';

/**
 * The due and done habits of one day. A day without a tally is a day on which nothing was due.
 * Tallies may come in any order. Two of one day, as when a traveller lives a date twice, are
 * that one day: the higher figures hold.
 */
export interface DayTally {
  readonly day: Day;
  /** Number of due habits. */
  readonly due: number;
  /** Number of due habits that were done. More than `due` are not counted. */
  readonly done: number;
  /** Number of periods that ended on the day, missed; 0 unless told. */
  readonly missed?: number;
  /** The due limits of today, which are decided only once they are exceeded; none unless told. */
  readonly limits?: TodaysLimits;
}

/** Numbers of limits that are due today: exceeded, and kept so far. The latter are not among `due`. */
export interface TodaysLimits {
  readonly exceeded: number;
  readonly soFar: number;
}

/** The wanted tallies: of all habits and all days unless told. */
export interface TallyRange {
  readonly habits?: readonly HabitRecord[];
  readonly from?: Day;
}

/**
 * Tallies each day up to today. Days on which nothing was due and no period was missed are left
 * out, and so are dates that a journey jumped over, on which no limit was kept.
 */
export function tallies(
  records: JournalRecords,
  today: Day,
  { habits = records.habits, from = '0000-01-01' }: TallyRange = {},
): DayTally[] {
  const known = habits.map((habit) => ({ habit, since: firstDayOfHabit(records, habit) }));
  const begin = known.reduce((earliest, { since }) => (since < earliest ? since : earliest), today);
  const first = begin < from ? from : begin;
  const jumped = jumpedDays(records);
  const missed = missedOn(records, today, habits, first);

  const limits = todaysLimits(records, today, habits);

  const all: DayTally[] = [];
  for (let month = monthOf(first); month <= monthOf(today); month = addMonths(month, 1)) {
    const sets = known.map(({ habit, since }) => ({
      id: habit.id,
      ...monthTally(records, habit, month, since, today),
    }));
    const firstIndex = month === monthOf(first) ? indexIn(first) : 0;
    const lastIndex = month === monthOf(today) ? indexIn(today) : daysInMonth(month) - 1;
    for (let index = firstIndex; index <= lastIndex; index += 1) {
      const day = dayIn(month, index);
      const isLived = !jumped.has(day);
      let due = 0;
      let done = 0;
      for (const set of sets) {
        if (hasDay(set.due, index)) due += 1;
        if (hasDay(set.done, index) && (isLived || hasRecordOn(records, set.id, day))) done += 1;
      }
      const ended = missed.get(day) ?? 0;
      if (done === 0 && (due + ended === 0 || !isLived)) continue;
      all.push({
        day,
        due,
        done,
        ...(ended > 0 && { missed: ended }),
        ...(day === today && limits && { limits }),
      });
    }
  }
  return all;
}

const allByRecords = new WeakMap<JournalRecords, { today: Day; all: readonly DayTally[] }>();

/** Tallies each day of all habits up to today, once for the same records: ten years are thousands of days. */
export function allTallies(records: JournalRecords, today: Day): readonly DayTally[] {
  const known = allByRecords.get(records);
  if (known?.today === today) return known.all;
  const all = tallies(records, today);
  allByRecords.set(records, { today, all });
  return all;
}

/** Counts the limits that are due today; undefined without any. */
function todaysLimits(
  records: JournalRecords,
  today: Day,
  habits: readonly HabitRecord[],
): TodaysLimits | undefined {
  const standings = habits
    .filter((habit) => hasDay(dueDays(records, habit, monthOf(today)), indexIn(today)))
    .map((habit) => limitOn(records, habit, today, today));
  const count = (wanted: string) => standings.filter((standing) => standing === wanted).length;
  const limits = { exceeded: count('exceeded'), soFar: count('so far') };
  return limits.exceeded + limits.soFar > 0 ? limits : undefined;
}

/** Counts the missed periods, by the last day of each. */
function missedOn(
  records: JournalRecords,
  today: Day,
  habits: readonly HabitRecord[],
  from: Day,
): ReadonlyMap<Day, number> {
  const missed = new Map<Day, number>();
  for (const habit of habits) {
    for (const { last, state } of periodsOf(records, habit, today, from)) {
      if (state === 'missed') missed.set(last, (missed.get(last) ?? 0) + 1);
    }
  }
  return missed;
}
