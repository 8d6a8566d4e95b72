import { type Day, weekdayOf } from './day';
import type { Schedule } from './deviceJournal';
import {
  dayIn,
  daysFrom,
  daysInMonth,
  type DaySet,
  type Month,
  monthOf,
  weekdaysIn,
} from './month';

/** What is in force from a day on, until the next step. */
export interface Step<T> {
  readonly from: Day;
  readonly value: T;
}

/** Steps in order of their days. */
export type History<T> = readonly Step<T>[];

/** What decides whether a habit is due on a day. Later changes don't rewrite it. */
export interface HabitHistory {
  readonly createdOn: Day;
  /** What its first step says holds for the time before it, too. */
  readonly schedule: History<Schedule>;
  /** Whether it is out of the list; before the first step it is not. */
  readonly archive: History<boolean>;
}

/** The schedule of a new habit. */
export const EVERY_DAY: Schedule = [1, 2, 3, 4, 5, 6, 7];

/** The history once something else is in force from a day on. */
export function changeFrom<T>(history: History<T>, from: Day, value: T): History<T> {
  return [...history.filter((step) => step.from < from), { from, value }];
}

/** The weekdays on which a habit is due by what is in force on a day. */
export function scheduleOn({ schedule }: Pick<HabitHistory, 'schedule'>, day: Day): Schedule {
  return (schedule.findLast(({ from }) => from <= day) ?? schedule[0])?.value ?? EVERY_DAY;
}

/** Whether a habit is out of the list on a day. */
export function isArchived({ archive }: Pick<HabitHistory, 'archive'>, day: Day): boolean {
  return archive.findLast(({ from }) => from <= day)?.value ?? false;
}

/**
 * The days of a month on which schedule and archive ask for a habit.
 *
 * @param since - the first day of the habit.
 */
export function scheduledDays(habit: HabitHistory, since: Day, month: Month): DaySet {
  const exists = daysFrom(since, month);
  if (exists === 0) return 0;

  const first = dayIn(month, 0);
  const changes = ({ from }: Step<unknown>) => monthOf(from) === month;
  if (!habit.schedule.some(changes) && !habit.archive.some(changes)) {
    return isArchived(habit, first) ? 0 : exists & weekdaysIn(month, scheduleOn(habit, first));
  }
  let days = 0;
  for (let index = 0; index < daysInMonth(month); index += 1) {
    const day = dayIn(month, index);
    const asked = !isArchived(habit, day) && scheduleOn(habit, day).includes(weekdayOf(day));
    if (asked) days |= 1 << index;
  }
  return exists & days;
}
