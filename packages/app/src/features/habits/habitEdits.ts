import { type HabitChanges, type HabitDetail, reuseEqual } from '@daybow/journal';

/** The fields of a habit in its edit form. */
export type HabitForm = Required<Omit<HabitChanges, 'pauses'>>;

/** Edited fields that are not yet saved, and the value of each when its edit began. */
export interface HabitEdits {
  readonly now: Partial<HabitForm>;
  readonly before: Partial<HabitForm>;
}

export const NO_EDITS: HabitEdits = { now: {}, before: {} };

/** The edits that differ from the habit as it is by now. */
export function unsavedOf(edits: HabitEdits, habit: HabitDetail): Partial<HabitForm> {
  return pick(edits.now, (field) => !isSame(edits.now[field], habit[field]));
}

export function isUnsaved(edits: HabitEdits, habit: HabitDetail): boolean {
  return Object.keys(unsavedOf(edits, habit)).length > 0;
}

/** Merges edits; a field set back to its saved value is no edit. */
export function withEdits(
  edits: HabitEdits,
  habit: HabitDetail,
  changes: Partial<HabitForm>,
): HabitEdits {
  const all = { ...edits.now, ...changes };
  const now = pick(all, (field) => !isEqual(all[field], habit[field]));
  const before = pick({ ...habit, ...edits.before }, (field) => field in now);
  return { now, before };
}

/** True if a field that was edited here was changed elsewhere in the meantime. */
export function isChangedElsewhere(edits: HabitEdits, habit: HabitDetail): boolean {
  const fields = Object.keys(unsavedOf(edits, habit)) as (keyof HabitForm)[];
  return fields.some((field) => !isSame(edits.before[field], habit[field]));
}

function pick(
  from: Partial<HabitForm>,
  isWanted: (field: keyof HabitForm) => boolean,
): Partial<HabitForm> {
  return Object.fromEntries(
    Object.entries(from).filter(([field]) => isWanted(field as keyof HabitForm)),
  );
}

/** Names are kept without the space around them. */
function isSame(one: unknown, other: unknown): boolean {
  return isEqual(trimmed(one), trimmed(other));
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isEqual(one: unknown, other: unknown): boolean {
  return reuseEqual(one, other) === one;
}
