import type { Day } from './day';
import type { Schedule } from './deviceJournal';
import { dayIn, daysFrom, type DaySet, type Month, monthOf, weekdaysIn } from './month';

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
  const scheduled = daysByStep(habit.schedule, scheduleOn(habit, first), month, (weekdays) =>
    weekdaysIn(month, weekdays),
  );
  const archived = daysByStep(habit.archive, isArchived(habit, first), month, (is) =>
    is ? exists : 0,
  );
  return exists & scheduled & ~archived;
}

/** The days of a month that the value in force on each of them names. */
function daysByStep<T>(
  history: History<T>,
  atFirst: T,
  month: Month,
  daysOf: (value: T) => DaySet,
): DaySet {
  return history
    .filter(({ from }) => monthOf(from) === month)
    .reduce((days, { from, value }) => {
      const later = daysFrom(from, month);
      return (days & ~later) | (daysOf(value) & later);
    }, daysOf(atFirst));
}
