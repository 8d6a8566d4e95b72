import * as v from 'valibot';
import { type Day, isDay, isSupportedDay, type Weekday, WEEKDAYS } from '../../days/day';
import { dayIn, type Month } from '../../days/month';
import type { History } from '../../habits/habitHistory';
import type { Pause } from '../../habits/pause';

// Values that the rows of several tables hold.

/** A day that people live on: no record is from the year 26, and nobody waits for a walk from there. */
export const day = v.custom<Day>(isSupportedDay);
export const month = v.custom<Month>(
  (value) => typeof value === 'string' && isSupportedDay(dayIn(value, 0)),
);
export const weekday = v.picklist(WEEKDAYS) satisfies v.GenericSchema<unknown, Weekday>;
export const wholeNumber = v.pipe(v.number(), v.integer());
export const finiteNumber = v.pipe(v.number(), v.finite());

/** A whole number from one to another, both included. */
export function between(lowest: number, highest: number) {
  return v.pipe(wholeNumber, v.minValue(lowest), v.maxValue(highest));
}

/** The last time that a `Date` can be, in ms since 1970; the first is as far before it. */
const LAST_TIME = 8.64e15;
/** The most minutes that clocks stand ahead of UTC or behind it. */
const MOST_OFFSET = 24 * 60;

/** A time in ms since 1970. */
export const time = v.pipe(v.number(), v.minValue(-LAST_TIME), v.maxValue(LAST_TIME));
const offset = between(-MOST_OFFSET, MOST_OFFSET);

/** The fields of a row that say when it was changed, and where the clocks stood. */
export const stamp = { at: time, offset };

/** Stamps by the names of fields. */
export const stamps = v.record(v.string(), v.object(stamp));

/** True for a time and an offset as {@link stamp} has them: plain, for the thousands of cells at the start. */
export const isTime = (value: unknown) =>
  Number.isFinite(value) && Math.abs(value as number) <= LAST_TIME;
export const isOffset = (value: unknown) =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST_OFFSET;

/** A day of any year. Earlier versions took '26' for the year 26, in the dates of habits and of pauses. */
export const anyDay = v.custom<Day>(isDay);
export const pauses: v.GenericSchema<unknown, readonly Pause[]> = v.array(
  v.object({ from: anyDay, to: v.nullable(anyDay) }),
);

/** Steps in order of their days. */
export function history<T>(
  value: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, History<T>> {
  return v.pipe(
    v.array(v.object({ from: day, value })),
    v.check((steps) =>
      steps.every(({ from }, index) => index === 0 || (steps[index - 1]?.from ?? '') < from),
    ),
  ) as v.GenericSchema<unknown, History<T>>;
}

/** True if a value is an object with fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
