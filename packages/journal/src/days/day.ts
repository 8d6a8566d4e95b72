/**
 * A civil day, 'YYYY-MM-DD', years 0000 to 9999: what a calendar on the wall shows, without an hour
 * or a zone. Two days compare with `<` and `===` as plain strings.
 *
 * Every function here that takes a day throws a `RangeError` for a text that names no real date.
 */
export type Day = string;

/** Day of the week as ISO 8601 numbers it: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** All weekdays, Monday first. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The latest hour at which a day may start. */
export const DAY_START_MAX_HOUR = 6;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const UTC_DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * The civil day that it is at an instant, in the zone of the runtime.
 *
 * @param startHour - the hour on the clock at which a day starts; before it, it is still the day
 * before. 0, midnight, unless told.
 * @throws RangeError for an invalid date or a year outside 0000 to 9999.
 */
export function civilDay(at: Date, startHour = 0): Day {
  return at.getHours() < startHour ? addDays(dateOnTheWall(at), -1) : dateOnTheWall(at);
}

/**
 * Returns the time in ms since 1970 at which clocks of this zone show a time on a civil day.
 *
 * @param clock - the time on the clock, as `<input type="time">` has it: '22:30'.
 * @param startHour - the hour at which a day starts: the hours before it belong to the day before.
 */
export function timeOn(day: Day, clock: string, startHour = 0): number {
  const date = Number(clock.slice(0, 2)) < startHour ? addDays(day, 1) : day;
  return new Date(`${date}T${clock}`).getTime();
}

/** The time on the clock at an instant, in the zone of the runtime, 'HH:MM'. */
export function clockTime(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((each) => String(each).padStart(2, '0')).join(':');
}

function dateOnTheWall(at: Date): Day {
  const year = String(at.getFullYear()).padStart(4, '0');
  const month = String(at.getMonth() + 1).padStart(2, '0');
  const date = String(at.getDate()).padStart(2, '0');
  const day = `${year}-${month}-${date}`;
  if (!DAY_PATTERN.test(day)) {
    throw new RangeError(
      'No civil day for this date: it is invalid or outside years 0000 to 9999.',
    );
  }
  return day;
}

/** True if a value is a day: the text of a real date. */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && !Number.isNaN(utcTime(value));
}

/** The days that a journal can hold, in records and in plans: nobody means the year 26 by '26'. */
export const SUPPORTED_DAYS = { first: '1900-01-01', last: '9999-12-31' } as const;

/** True if a value is a day that a journal can hold, as in {@link SUPPORTED_DAYS}. */
export function isSupportedDay(value: unknown): value is Day {
  return isDay(value) && value >= SUPPORTED_DAYS.first;
}

/**
 * Checks that a journal can hold a day, and returns it.
 *
 * @throws RangeError for a text that names no real date, or one before {@link SUPPORTED_DAYS}.
 */
export function checkSupportedDay(day: Day): Day {
  if (isSupportedDay(day)) return day;
  throw new RangeError(
    `Not a day from ${SUPPORTED_DAYS.first} to ${SUPPORTED_DAYS.last}: "${day}".`,
  );
}

/**
 * Checks that a text is a day, and returns it.
 *
 * @throws RangeError for a text that names no real date.
 */
export function checkDay(day: Day): Day {
  utcMidnight(day);
  return day;
}

/**
 * The day `n` calendar days later, or earlier for a negative `n`.
 *
 * @throws RangeError when `n` is not a whole number or the result leaves years 0000 to 9999.
 */
export function addDays(day: Day, n: number): Day {
  const date = utcMidnight(day);
  if (!Number.isInteger(n)) {
    throw new RangeError(`Days are added whole, got ${n}.`);
  }
  date.setUTCDate(date.getUTCDate() + n);
  const sum = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  if (!DAY_PATTERN.test(sum)) {
    throw new RangeError(`${day} and ${n} days is outside years 0000 to 9999.`);
  }
  return sum;
}

/** The weekday of a day: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): Weekday {
  return (utcMidnight(day).getUTCDay() || 7) as Weekday;
}

/**
 * The first day of the week that a day lies in: the day itself or one of the six before it.
 *
 * @param firstWeekday - the weekday that weeks begin on; 1, Monday, unless told.
 */
export function startOfWeek(day: Day, firstWeekday: Weekday = 1): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** Calendar days from one day to another; negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / UTC_DAY_MS;
}

/**
 * The first instant after `at` that belongs to a later civil day, in the zone of the runtime. That
 * is the next time that clocks show the start hour, or, where they jump over it, the moment of the
 * jump.
 *
 * @param startHour - the hour on the clock at which a day starts, as for {@link civilDay}.
 */
export function nextDayStart(at: Date, startHour = 0): Date {
  const today = civilDay(at, startHour);
  const isLater = (instant: number) => civilDay(new Date(instant), startHour) > today;

  // For a time that clocks show twice a Date means the first, for one that they skip a time after
  // the gap (https://tc39.es/ecma262/#sec-utc-t). Midnight can be either: Newfoundland used to turn
  // back at 00:01, Toronto once leapt from 23:30 to 00:30. So it only bounds the search.
  const start = new Date(at);
  start.setHours(at.getHours() < startHour ? startHour : 24 + startHour, 0, 0, 0);
  let before = at.getTime();
  let after = start.getTime();
  while (after <= before || !isLater(after)) after += HOUR_MS;

  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isLater(middle)) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/**
 * True if a day on which something was written is further ahead than clocks differ: the clock that told it was wrong.
 * The next day may be one of another zone, or of a journal whose days start after midnight.
 */
export function isAhead(day: Day, today: Day): boolean {
  return daysBetween(today, day) > 1;
}

/** Midnight of a day in UTC, where every day has 24 hours: arithmetic on calendar days is safe there. */
function utcMidnight(day: Day): Date {
  const time = utcTime(day);
  if (Number.isNaN(time)) {
    throw new RangeError(`Not a civil day: "${day}". Expected a real date as 'YYYY-MM-DD'.`);
  }
  return new Date(time);
}

/** Midnight of a day in UTC as a number; NaN for a text that names no real date. */
function utcTime(text: string): number {
  const time = DAY_PATTERN.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // Some engines roll 31 February over into March instead of refusing it.
  return new Date(time).getUTCDate() === Number(text.slice(8)) ? time : NaN;
}
