import type { Day } from '../days/day';
import { firstDays, hasDay, intersection, isEmpty, union } from '../days/daySet';
import { dayIn, daysInMonth, indexIn, monthOf } from '../days/month';
import { goalShare } from '../habits/goal';
import type { Habit } from '../habits/habit';
import { activeDays, daysOfTimes, goalOn, scheduleOn } from '../habits/habitHistory';
import { isTimes } from '../habits/schedule';
import { type HabitDetail, unitOf } from './habitView';
import { completionIn, type DayRange, type LivedDays, livedIn, talliesIn } from './lookBackSums';
import {
  amountOn,
  doneDays,
  dueDays,
  firstDayOfHabit,
  type HabitRecord,
  limitOn,
  marksIn,
  recordedDays,
} from './records';
import type { ViewSource } from './views';

/** A habit in a month. */
export interface HabitLine extends Pick<Habit, 'id' | 'name' | 'icon'> {
  /** The unit in which it counts at the end of the month, or today: days, times where it is due on some days, or periods. */
  readonly unit: HabitDetail['unit'];
  /** Number of days on which it was due and done, or done for a period. */
  readonly done: number;
  /** Number of days on which it was due, without one that is still open today; null for periods, which ask for no day. */
  readonly due: number | null;
  /** Every day of the month, also those to come. */
  readonly days: readonly HabitCell[];
}

/** A day of a habit in a month. */
export interface HabitCell {
  readonly day: Day;
  readonly state: HabitCellState;
  /** How much of the goal was reached, in percent, above 0 and below 100, of 'part'; else null. */
  readonly share: number | null;
}

/**
 * The state of a habit on a day, by the first of these that is true:
 *
 * - 'done': done, or a limit that was kept; also where it was not asked for, which counts nowhere
 * - 'skipped'
 * - 'exceeded': a limit
 * - 'part': an amount that does not reach the goal, also today
 * - 'none': to come, left out by a journey, or the habit did not exist or was archived
 * - 'paused'
 * - 'rest': not due; a habit of periods is due on no single day
 * - 'open': today, and it can still be done
 * - 'missed': due, over, and not done
 */
export type HabitCellState =
  'done' | 'skipped' | 'exceeded' | 'part' | 'none' | 'paused' | 'rest' | 'open' | 'missed';

/** The habits of the list that a month asked for up to today, or has a record of. */
export function habitLines(source: ViewSource, lived: LivedDays, month: DayRange): HabitLine[] {
  const range = livedIn(lived, month);
  if (range === null) return [];
  return source.records.habits.flatMap((habit) => habitLine(source, lived, habit, range) ?? []);
}

/** The line of a habit; null where it was not asked for and has no record. */
function habitLine(
  source: ViewSource,
  lived: LivedDays,
  habit: HabitRecord,
  range: DayRange,
): HabitLine | null {
  const { records, today } = source;
  const { id, name, icon } = habit;
  const month = monthOf(range.to);
  const since = firstDayOfHabit(records, habit);
  const exists = activeDays({ ...habit, pauses: [] }, since, month);
  const active = activeDays(habit, since, month, records.pauses);
  const times = intersection(active, daysOfTimes(habit, month));
  const due = dueDays(records, habit, month, since);
  const marks = marksIn(records, id, month);
  const recorded = recordedDays(marks);
  const known = union(recorded, union(due, times));
  if (isEmpty(intersection(known, firstDays(indexIn(range.to) + 1)))) return null;

  const done = doneDays(records, habit, month, today);
  const stateOn = (index: number): HabitCellState => {
    const day = dayIn(month, index);
    if (day > today || (lived.jumped.has(day) && !hasDay(recorded, index))) return 'none';
    if (hasDay(done, index)) return 'done';
    if (hasDay(marks.skipped, index)) return 'skipped';
    if (limitOn(records, habit, day, today) === 'exceeded') return 'exceeded';
    if (shareOn(day) > 0) return 'part';
    if (!hasDay(exists, index)) return 'none';
    if (!hasDay(active, index)) return 'paused';
    if (day === today && (hasDay(due, index) || hasDay(times, index))) return 'open';
    return hasDay(due, index) ? 'missed' : 'rest';
  };
  const shareOn = (day: Day) => goalShare(goalOn(habit, day), amountOn(records, id, day));

  const schedule = scheduleOn(habit, range.to);
  const counted = completionIn(range, talliesIn(source, range, [habit]), today);
  return {
    id,
    name,
    icon,
    unit: unitOf(schedule),
    done: counted.done,
    due: isTimes(schedule) ? null : counted.due,
    days: Array.from({ length: daysInMonth(month) }, (_, index) => {
      const day = dayIn(month, index);
      const state = stateOn(index);
      return { day, state, share: state === 'part' ? shareOn(day) : null };
    }),
  };
}
