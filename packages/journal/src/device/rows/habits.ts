import * as v from 'valibot';
import { type Goal, isAmount } from '../../habits/goal';
import { HABIT_GROUPS, isVisible } from '../../habits/habit';
import { INTERVAL_MAX_DAYS, type Schedule, TIMES_MAX } from '../../habits/schedule';
import { isHabitId } from './habitIds';
import {
  anyDay,
  between,
  day,
  finiteNumber,
  history,
  pauses,
  stamp,
  stamps,
  time,
  weekday,
} from './values';

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
  /** The time in ms since 1970 at which leaving it off began; none where only the day is known. */
  leftOffSince: v.nullish(time),
  group: v.optional(v.picklist(HABIT_GROUPS)),
  deleted: v.boolean(),
  /** True if deleted for good: name, icon and marks are gone. The row stays so that a merge knows. */
  removed: v.optional(v.literal(true)),
  /** When each field was changed that was edited by itself; the others have the stamp of the row. */
  stamps: v.optional(stamps),
  ...stamp,
});

export const habitRow = v.pipe(
  fields,
  v.check(({ name, deleted, removed }) => (removed === true ? deleted : isVisible(name))),
);

const formFields = {
  name: v.string(),
  icon: v.string(),
  // While a person picks weekdays, there may be none.
  schedule: v.union([v.array(weekday), schedule]),
  goal: v.nullable(goal),
  group: v.picklist(HABIT_GROUPS),
  startsOn: v.nullable(anyDay),
  endsOn: v.nullable(anyDay),
};

/** True if a value can stand in a field of a habit's form, such as one that a page has kept. */
export function fitsHabitForm(field: string, value: unknown): boolean {
  return (
    Object.hasOwn(formFields, field) && v.is(formFields[field as keyof typeof formFields], value)
  );
}

/** A habit as it is stored. */
export type HabitRow = Readonly<v.InferOutput<typeof fields>>;

/** A habit with its place in the list. */
type Placed = Pick<HabitRow, 'uid' | 'position'>;

/** Habits as they are listed, on every device alike. */
export function inOrder<H extends Placed>(habits: Iterable<H>): H[] {
  return [...habits].toSorted(
    (one, other) => one.position - other.position || (one.uid < other.uid ? -1 : 1),
  );
}

/**
 * The places that a move changes: that of the moved habit alone, which becomes a number between those of its
 * neighbours. Where there is none, as between two equal ones or after some fifty moves to one spot, all habits are
 * numbered anew.
 *
 * @param others - all other habits in their order.
 * @param index - the index among these at which it is put.
 */
export function placesAfterMove<H extends Placed>(
  others: readonly H[],
  moved: H,
  index: number,
): readonly (readonly [H, number])[] {
  const upper = others[index]?.position ?? (others[index - 1]?.position ?? 0) + 2;
  const lower = others[index - 1]?.position ?? upper - 2;
  const place = (lower + upper) / 2;
  if (lower < place && place < upper) return [[moved, place]];
  return others.toSpliced(index, 0, moved).map((habit, position) => [habit, position]);
}
