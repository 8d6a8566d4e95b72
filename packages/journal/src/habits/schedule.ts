import { type Weekday, WEEKDAYS } from '../days/day';

/** Days on which a habit is due, or a number of times a period. */
export type Schedule = Weekdays | Interval | Times;

/** A schedule of weekdays, ascending, 1 (Monday) to 7 (Sunday); at least one. */
export type Weekdays = readonly Weekday[];

/** A schedule of every few days, counted from the day on which it was set. */
export interface Interval {
  readonly kind: 'interval';
  /** The interval in days, 2 to {@link INTERVAL_MAX_DAYS}. */
  readonly days: number;
}

/** A schedule of a number of times in a calendar week or month, on any of its days. */
export interface Times {
  readonly kind: 'times';
  /** The number, 1 to {@link TIMES_MAX}. */
  readonly times: number;
  readonly per: PeriodUnit;
}

export type PeriodUnit = 'week' | 'month';

/** The longest interval, in days. */
export const INTERVAL_MAX_DAYS = 365;

/** The most times in a period: a habit is done once a day, and February has 28. */
export const TIMES_MAX: Readonly<Record<PeriodUnit, number>> = { week: 7, month: 28 };

/** The schedule of a new habit. */
export const EVERY_DAY: Weekdays = WEEKDAYS;

export function isWeekdays(schedule: Schedule): schedule is Weekdays {
  return Array.isArray(schedule);
}

export function isTimes(schedule: Schedule): schedule is Times {
  return !isWeekdays(schedule) && schedule.kind === 'times';
}

export function isEveryDay(schedule: Schedule): boolean {
  return isWeekdays(schedule) && schedule.length === EVERY_DAY.length;
}

/** Checks a schedule: its numbers within their limits and its weekdays in order; null without any. */
export function checkSchedule(schedule: Schedule): Schedule | null {
  if (isWeekdays(schedule)) {
    const weekdays = EVERY_DAY.filter((weekday) => schedule.includes(weekday));
    return weekdays.length === 0 ? null : weekdays;
  }
  if (schedule.kind === 'interval') {
    return { kind: 'interval', days: within(schedule.days, 2, INTERVAL_MAX_DAYS) };
  }
  const { times, per } = schedule;
  return { kind: 'times', times: within(times, 1, TIMES_MAX[per]), per };
}

function within(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, Math.round(value) || lowest));
}
