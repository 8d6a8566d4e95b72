import * as v from 'valibot';
import type { Day } from '../../days/day';
import { dayIn, daysInMonth, indexIn, type Month } from '../../days/month';
import type { Stamp } from './stamp';
import { dayOfEntry, type EntryLabels } from '../../moods/mood';
import { isObject, isOffset, isTime, month, stamps } from './values';

/** A mood with its note, on a day. */
export interface EntryRow extends Stamp {
  /** The id of the entry on every device. It begins with the day; one from when a day had one entry is the day alone. */
  readonly id: string;
  /** The time on the clock, 'HH:MM', or a part of the day, where it is known. */
  readonly time?: string | null | undefined;
  /** The mood; null where the entry was removed. A newer version may write one that this one does not know. */
  readonly mood: number | null;
  /** The note as typed; empty where there is none. */
  readonly note: string;
  /** Labels by uid: 1, or the value of a scale. An entry that never had any has no such field. */
  readonly labels?: EntryLabels | undefined;
  /** Stamps of the fields that were changed by themselves. */
  readonly stamps?: Readonly<Record<string, Stamp>> | undefined;
}

/** All entries of a month; docs/decisions tells why they share a row. */
export interface EntriesRow {
  readonly month: Month;
  readonly entries: readonly EntryRow[];
}

const isText = (value: unknown) => typeof value === 'string';

/** The check of each field. Ten years are thousands of entries at the start: plain checks, and nothing is copied. */
export const ENTRY_CHECKS: {
  readonly [Field in keyof Required<EntryRow>]: (value: unknown) => boolean;
} = {
  id: isText,
  time: (value) => value === undefined || value === null || isText(value),
  mood: (value) => value === null || Number.isFinite(value),
  note: isText,
  labels: (value) =>
    value === undefined || (isObject(value) && Object.values(value).every(Number.isFinite)),
  at: isTime,
  offset: isOffset,
  stamps: (value) => value === undefined || v.is(stamps, value),
};
const checks = Object.entries(ENTRY_CHECKS);

export const entriesRow: v.GenericSchema<unknown, EntriesRow> = v.pipe(
  v.object({ month, entries: v.custom<EntriesRow['entries']>(Array.isArray) }),
  v.check(({ month: of, entries }) => {
    const length = daysInMonth(of);
    return entries.every((entry) => isEntry(entry) && isDayOf(of, length, dayOfEntry(entry.id)));
  }),
);

function isEntry(value: unknown): value is EntryRow {
  return isObject(value) && checks.every(([field, isValid]) => isValid(value[field]));
}

function isDayOf(of: Month, length: number, day: Day): boolean {
  const index = indexIn(day);
  return index < length && dayIn(of, index) === day;
}
