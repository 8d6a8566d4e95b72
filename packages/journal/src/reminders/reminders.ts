import { type Weekday, WEEKDAYS } from '../days/day';
import { isLimit } from '../habits/goal';
import type { DayHabit } from '../progress/dayView';

/** A time of the day as clocks show it, 'HH:MM' of 24 hours. */
export type ReminderTime = string;

/** The times and weekdays of reminders: at each of the times, on each of the weekdays. */
export interface Reminders {
  readonly times: readonly ReminderTime[];
  readonly weekdays: readonly Weekday[];
}

/** The most times in a day: more would be noise. */
export const REMINDER_TIMES_MAX = 6;

/** The reminders until others are chosen. */
export const USUAL_REMINDERS: Reminders = { times: ['20:00'], weekdays: WEEKDAYS };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isReminderTime(value: unknown): value is ReminderTime {
  return typeof value === 'string' && TIME.test(value);
}

/**
 * The times and weekdays, each once and in order.
 *
 * @throws RangeError for a text that is no time, and for more times than there may be.
 */
export function checkReminders({ times, weekdays }: Reminders): Reminders {
  const wrong = times.find((time) => !isReminderTime(time));
  if (wrong !== undefined) throw new RangeError(`A time is 'HH:MM', not "${wrong}".`);
  if (new Set(times).size > REMINDER_TIMES_MAX) {
    throw new RangeError(`At most ${REMINDER_TIMES_MAX} times, not ${times.length}.`);
  }
  return {
    times: [...new Set(times)].toSorted(),
    weekdays: WEEKDAYS.filter((weekday) => weekdays.includes(weekday)),
  };
}

/** True if any reminder ever comes: there are a time and a day for one. */
export function hasReminders({ times, weekdays }: Reminders): boolean {
  return times.length > 0 && weekdays.length > 0;
}

/** The time of a new reminder: the first hour from 8 on that has none. */
export function freeReminderTime(times: readonly ReminderTime[]): ReminderTime {
  let hour = 8;
  const time = () => `${String(hour).padStart(2, '0')}:00`;
  while (times.includes(time())) hour = (hour + 1) % 24;
  return time();
}

/**
 * The next moment to remind, in the zone of the runtime; null without any. A time that clocks skip comes
 * as much later as they are put forward; one that they show twice comes the first time.
 */
export function nextReminder({ times, weekdays }: Reminders, after: Date): Date | null {
  for (let days = 0; days <= 7; days += 1) {
    const date = new Date(after.getFullYear(), after.getMonth(), after.getDate() + days);
    if (!weekdays.includes((date.getDay() || 7) as Weekday)) continue;
    const moments = times
      .map((time) => momentOf(date, time))
      .filter((moment) => moment > after.getTime());
    if (moments.length > 0) return new Date(Math.min(...moments));
  }
  return null;
}

function momentOf(date: Date, time: ReminderTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), hour, minute).getTime();
}

/** The longest delay of a reminder, as after a device slept, in ms. */
const LATEST_MS = 60 * 60_000;

/** True if a reminder fell into a span of time and is not too late at the end of it. */
export function isReminderDue(reminders: Reminders, from: Date, to: Date): boolean {
  const start = new Date(Math.max(from.getTime(), to.getTime() - LATEST_MS));
  const next = nextReminder(reminders, start);
  return next !== null && next <= to;
}

/**
 * The habits that are left of a day: due on it and not done. Habits of a week or a month can be
 * done on another day, too, and of a limit nothing is left to do.
 */
export function remainingHabits<H extends Pick<DayHabit, 'completed' | 'period' | 'goal'>>(
  due: readonly H[],
): H[] {
  return due.filter(
    ({ completed, period, goal }) => !completed && period === null && !isLimit(goal),
  );
}
