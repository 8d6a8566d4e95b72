import * as v from 'valibot';
import { type Day, isDay, type Weekday, WEEKDAYS } from '../../days/day';
import { dayIn, type Month } from '../../days/month';
import type { History } from '../../habits/habitHistory';
import type { Pause } from '../../habits/pause';

// Values that the rows of several tables hold.

export const day = v.custom<Day>(isDay);
export const month = v.custom<Month>(
  (value) => typeof value === 'string' && isDay(dayIn(value, 0)),
);
export const weekday = v.picklist(WEEKDAYS) satisfies v.GenericSchema<unknown, Weekday>;
export const wholeNumber = v.pipe(v.number(), v.integer());
export const finiteNumber = v.pipe(v.number(), v.finite());

/** The fields of a row that say when it was changed, and where the clocks stood. */
export const stamp = { at: finiteNumber, offset: wholeNumber };

export const pauses: v.GenericSchema<unknown, readonly Pause[]> = v.array(
  v.object({ from: day, to: v.nullable(day) }),
);

/** A whole number from one to another, both included. */
export function between(lowest: number, highest: number) {
  return v.pipe(wholeNumber, v.minValue(lowest), v.maxValue(highest));
}

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
