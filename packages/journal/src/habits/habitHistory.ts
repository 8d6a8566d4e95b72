import { type Day, daysBetween } from '../days/day';
import {
  type DaySet,
  difference,
  eachIndex,
  fromIndex,
  intersection,
  isEmpty,
  NO_DAYS,
  union,
  withDay,
} from '../days/daySet';
import { dayIn, daysFrom, indexIn, type Month, monthOf, weekdaysIn } from '../days/month';
import { type Goal, isLimit } from './goal';
import type { Pause } from './pause';
import { EVERY_DAY, type Interval, isTimes, isWeekdays, type Schedule } from './schedule';

/** A value that is in force from a day on, until the next step. */
export interface Step<T> {
  readonly from: Day;
  readonly value: T;
}

/** Steps in order of their days. */
export type History<T> = readonly Step<T>[];

/** The parts of a habit that decide on which days it is due and done. Later changes don't rewrite it. */
export interface HabitHistory {
  readonly createdOn: Day;
  /** Schedules by day; the first step also holds for the time before it. */
  readonly schedule: History<Schedule>;
  /** True while out of the list; before the first step it is not. */
  readonly archive: History<boolean>;
  /** Goals by day; null is 'done or not', as without any step. The first also holds for the time before it. */
  readonly goal?: History<Goal | null>;
  readonly pauses?: readonly Pause[];
  /** The first and the last day on which it can be due, where they were set. */
  readonly startsOn?: Day | null;
  readonly endsOn?: Day | null;
}

/** The history once something else is in force from a day on. */
export function changeFrom<T>(history: History<T>, from: Day, value: T): History<T> {
  return [...history.filter((step) => step.from < from), { from, value }];
}

/** The history with its first step said to hold from an earlier day on, so that it can be followed. */
export function keepFrom<T>(history: History<T>, from: Day): History<T> {
  const [first] = history;
  return first === undefined || first.from <= from ? history : [{ ...first, from }, ...history];
}

/** The schedule in force on a day. */
export function scheduleOn({ schedule }: Pick<HabitHistory, 'schedule'>, day: Day): Schedule {
  return (schedule.findLast(({ from }) => from <= day) ?? schedule[0])?.value ?? EVERY_DAY;
}

/** The goal in force on a day; null is 'done or not'. */
export function goalOn({ goal = [] }: Pick<HabitHistory, 'goal'>, day: Day): Goal | null {
  return (goal.findLast(({ from }) => from <= day) ?? goal[0])?.value ?? null;
}

/** True if a habit is out of the list on a day. */
export function isArchived({ archive }: Pick<HabitHistory, 'archive'>, day: Day): boolean {
  return archive.findLast(({ from }) => from <= day)?.value ?? false;
}

/**
 * The days of a month on which something may be asked of a habit: it exists, is not archived and not
 * paused.
 *
 * @param since - the first day of the habit.
 * @param pauses - pauses that apply to all habits.
 */
export function activeDays(
  habit: HabitHistory,
  since: Day,
  month: Month,
  pauses: readonly Pause[] = [],
): DaySet {
  const begin = habit.startsOn && habit.startsOn > since ? habit.startsOn : since;
  const exists = difference(daysFrom(begin, month), daysAfter(habit.endsOn, month));
  if (isEmpty(exists)) return NO_DAYS;

  const archived = daysByStep(
    habit.archive,
    isArchived(habit, dayIn(month, 0)),
    month,
    ({ value }) => (value ? exists : NO_DAYS),
  );
  const paused = [...pauses, ...(habit.pauses ?? [])].map(({ from, to }) =>
    difference(daysFrom(from, month), daysAfter(to, month)),
  );
  return difference(exists, paused.reduce(union, archived));
}

/** The days of a month on which the schedule names a habit. */
export function scheduledDays(habit: Pick<HabitHistory, 'schedule'>, month: Month): DaySet {
  return daysByStep(habit.schedule, scheduleOn(habit, dayIn(month, 0)), month, (step) => {
    if (isWeekdays(step.value)) return weekdaysIn(month, step.value);
    return isTimes(step.value) ? NO_DAYS : intervalDays(step.value, step.from, month);
  });
}

/** The days of a month on which a schedule of so many times a period is in force. */
export function daysOfTimes(habit: Pick<HabitHistory, 'schedule'>, month: Month): DaySet {
  const first = dayIn(month, 0);
  return daysByStep(habit.schedule, scheduleOn(habit, first), month, ({ value }) =>
    isTimes(value) ? daysFrom(first, month) : NO_DAYS,
  );
}

/** The days of a month on which a limit is in force: an amount that is not to be exceeded. */
export function daysOfLimit(habit: Pick<HabitHistory, 'goal'>, month: Month): DaySet {
  const { goal = [] } = habit;
  if (!goal.some(({ value }) => isLimit(value))) return NO_DAYS;
  const first = dayIn(month, 0);
  return daysByStep(goal, goalOn(habit, first), month, ({ value }) =>
    isLimit(value) ? daysFrom(first, month) : NO_DAYS,
  );
}

/** The days of a month at an interval, counted both ways from a day. */
function intervalDays({ days }: Interval, anchor: Day, month: Month): DaySet {
  const all = daysFrom(dayIn(month, 0), month);
  const offset = daysBetween(anchor, dayIn(month, 0));
  return [...eachIndex(all)].reduce<DaySet>(
    (due, index) => ((offset + index) % days === 0 ? withDay(due, index) : due),
    NO_DAYS,
  );
}

/** The days of a month after a day; none for null. */
function daysAfter(day: Day | null | undefined, month: Month): DaySet {
  if (day == null) return NO_DAYS;
  const from = daysFrom(day, month);
  return monthOf(day) === month ? fromIndex(from, indexIn(day) + 1) : from;
}

/** The days of a month that the step in force on each of them names. */
function daysByStep<T>(
  history: History<T>,
  atFirst: T,
  month: Month,
  daysOf: (step: Step<T>) => DaySet,
): DaySet {
  const first = dayIn(month, 0);
  const inForce = history.findLast(({ from }) => from <= first) ?? history[0];
  const begin = daysOf({ from: inForce?.from ?? first, value: atFirst });
  return history
    .filter(({ from }) => monthOf(from) === month)
    .reduce((days, step) => {
      const later = daysFrom(step.from, month);
      return union(difference(days, later), intersection(daysOf(step), later));
    }, begin);
}
