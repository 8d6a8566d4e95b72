import { type Day, isDay, reuseEqual } from '@daybow/journal';

/** Edited fields of a form that are not yet saved, and the stored value of each when its edit began. */
export interface Edits<Fields extends object> {
  readonly now: Partial<Fields>;
  readonly before: Partial<Fields>;
  /** The day of the first edit. */
  readonly begunOn: Day;
}

/** The edits that differ from what is stored by now. */
export function unsavedOf<Fields extends object>(
  edits: Edits<Fields> | null,
  stored: Fields,
): Partial<Fields> {
  return pick(edits?.now ?? {}, (field) => !isSame(edits?.now[field], stored[field]));
}

export function isUnsaved<Fields extends object>(
  edits: Edits<Fields> | null,
  stored: Fields,
): boolean {
  return Object.keys(unsavedOf(edits, stored)).length > 0;
}

/**
 * Merges edits; a field set back to its stored value is no edit, and without any there are none: null.
 *
 * @param today - the day of the edit.
 */
export function withEdits<Fields extends object>(
  edits: Edits<Fields> | null,
  stored: Fields,
  changes: Partial<Fields>,
  today: Day,
): Edits<Fields> | null {
  const all: Partial<Fields> = { ...edits?.now, ...changes };
  const now = pick(all, (field) => !isEqual(all[field], stored[field]));
  if (Object.keys(now).length === 0) return null;
  // A field that is edited only now is compared with what is stored now.
  const unsaved = unsavedOf(edits, stored);
  const begun = pick(edits?.before ?? {}, (field) => field in unsaved);
  const before = pick<Fields>({ ...stored, ...begun }, (field) => field in now);
  return { now, before, begunOn: edits?.begunOn ?? today };
}

/** True if a field that was edited here was changed elsewhere in the meantime. */
export function isChangedElsewhere<Fields extends object>(
  edits: Edits<Fields> | null,
  stored: Fields,
): boolean {
  const fields = Object.keys(unsavedOf(edits, stored)) as (keyof Fields)[];
  return fields.some((field) => !isSame(edits?.before[field], stored[field]));
}

/**
 * Reads edits that a page has kept, field by field; null where none makes sense.
 *
 * @param fits - true if a value can stand in a field of the form.
 */
export function readEdits<Fields extends object>(
  kept: unknown,
  fits: (field: string, value: unknown) => boolean,
): Edits<Fields> | null {
  const { now, before, begunOn }: Partial<Record<keyof Edits<Fields>, unknown>> = Object(kept);
  const fitting = (all: unknown) => {
    const fields = Object.entries(Object(all) as object);
    return Object.fromEntries(
      fields.filter(([field, value]) => fits(field, value)),
    ) as Partial<Fields>;
  };
  const edited = fitting(now);
  if (!isDay(begunOn) || Object.keys(edited).length === 0) return null;
  return { now: edited, before: fitting(before), begunOn };
}

function pick<Fields extends object>(
  from: Partial<Fields>,
  isWanted: (field: keyof Fields) => boolean,
): Partial<Fields> {
  const wanted = Object.entries(from).filter(([field]) => isWanted(field as keyof Fields));
  return Object.fromEntries(wanted) as Partial<Fields>;
}

/** Texts are kept without the space around them. */
function isSame(one: unknown, other: unknown): boolean {
  return isEqual(trimmed(one), trimmed(other));
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isEqual(one: unknown, other: unknown): boolean {
  return reuseEqual(one, other) === one;
}
