import * as v from 'valibot';
import { type Goal, isAmount } from '../../habits/goal';
import { HABIT_GROUPS, isVisible } from '../../habits/habit';
import { INTERVAL_MAX_DAYS, type Schedule, TIMES_MAX } from '../../habits/schedule';
import { isHabitId } from './habitIds';
import { anyDay, between, day, finiteNumber, history, pauses, stamp, weekday } from './values';

const schedule: v.GenericSchema<unknown, Schedule> = v.union([
  v.pipe(v.array(weekday), v.minLength(1)),
  v.object({ kind: v.literal('interval'), days: between(2, INTERVAL_MAX_DAYS) }),
  v.object({
    kind: v.literal('times'),
    per: v.literal('week'),
    times: between(1, TIMES_MAX.week),
  }),
  v.object({
    kind: v.literal('times'),
    per: v.literal('month'),
    times: between(1, TIMES_MAX.month),
  }),
]);

const amount = v.custom<number>(isAmount);

const goal: v.GenericSchema<unknown, Goal> = v.object({
  target: amount,
  unit: v.string(),
  direction: v.picklist(['atLeast', 'atMost']),
  step: v.pipe(
    amount,
    v.check((step) => step > 0),
  ),
});

const fields = v.object({
  /** A short number of this database; `uid` is the same on every device. */
  id: v.custom<number>(isHabitId),
  uid: v.string(),
  name: v.string(),
  icon: v.string(),
  /** The place in the list; habits with the same place are listed by uid. */
  position: finiteNumber,
  createdOn: day,
  schedule: v.pipe(
    history(schedule),
    v.check((steps) => steps.length > 0),
  ),
  archive: history(v.boolean()),
  goal: v.optional(history(v.nullable(goal))),
  pauses: v.optional(pauses),
  startsOn: v.nullish(anyDay),
  endsOn: v.nullish(anyDay),
  group: v.optional(v.picklist(HABIT_GROUPS)),
  deleted: v.boolean(),
  /** True if deleted for good: name, icon and marks are gone. The row stays so that a merge knows. */
  removed: v.optional(v.literal(true)),
  ...stamp,
});

export const habitRow = v.pipe(
  fields,
  v.check(({ name, deleted, removed }) => (removed === true ? deleted : isVisible(name))),
);

/** A habit as it is stored. */
export type HabitRow = Readonly<v.InferOutput<typeof fields>>;

/** Habits as they are listed, on every device alike. */
export function inOrder<H extends Pick<HabitRow, 'uid' | 'position'>>(habits: Iterable<H>): H[] {
  return [...habits].toSorted(
    (one, other) => one.position - other.position || (one.uid < other.uid ? -1 : 1),
  );
}
