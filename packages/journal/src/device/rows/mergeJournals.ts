import type { EntryLabels } from '../../moods/mood';
import { canonical } from './contentKey';
import { joinVersions, type StampedField, type StampedRow } from './fieldStamps';
import { withoutLabels } from './withoutLabels';
import {
  type PortableJournal,
  type PortableQuarantined,
  type UnknownFields,
  uidOfOwner,
} from './portable';
import { isOfRemoved } from './quarantined';
import type { EntryRow } from './rows';
import type { Stamp } from './stamp';

/**
 * Two journals as one: the later version of each record stays. Whatever the order and the grouping of
 * merges, the result is the same, and nothing is in it twice.
 *
 * A record is a field of a habit, of a label or of an entry, the mark or the note of a habit's day, the note of a week, a
 * month or a year, or a setting. Two versions of the same moment are told apart by what they hold. A habit or label that was removed for good stays removed.
 * Fields of months that only a newer version knows are kept from both.
 */
export function mergeJournals(one: PortableJournal, other: PortableJournal): PortableJournal {
  const habits = joinMaps(one.habits, other.habits, laterOrRemoved);
  const isRemoved = (uid: string) => habits.get(uid)?.removed === true;
  const byHabit = <Record extends Stamp>(
    mine: ReadonlyMap<string, ReadonlyMap<string, Record>>,
    theirs: ReadonlyMap<string, ReadonlyMap<string, Record>>,
  ) => {
    const joined = joinMaps(mine, theirs, (first, second) => joinMaps(first, second, later));
    return new Map([...joined].filter(([uid]) => !isRemoved(uid)));
  };
  const labels = joinMaps(one.labels, other.labels, laterOrRemoved);
  const entries = joinMaps(one.entries, other.entries, laterEntry);
  const unknownFields = joinMaps(one.unknownFields, other.unknownFields, (mine, theirs) =>
    joinMaps(mine, theirs, joinFields),
  );
  return {
    habits,
    marks: byHabit(one.marks, other.marks),
    habitNotes: byHabit(one.habitNotes, other.habitNotes),
    periodNotes: joinMaps(one.periodNotes, other.periodNotes, later),
    entries: withoutRemoved(entries, labels),
    labels,
    settings: joinMaps(one.settings, other.settings, later),
    unknownFields: new Map([...unknownFields].filter(([owner]) => !isRemoved(uidOfOwner(owner)))),
    quarantined: new Map(
      [...joinMaps(one.quarantined, other.quarantined, earlier)].filter(
        ([, row]) => !isOfRemoved(row, { habits, labels }),
      ),
    ),
  };
}

/** The later of two versions of a record. */
function later<Record extends { readonly at: number }>(one: Record, other: Record): Record {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (isSame(one, other)) return one;
  return canonical(one) >= canonical(other) ? one : other;
}

/** The version of a quarantined row that was quarantined first. */
function earlier(one: PortableQuarantined, other: PortableQuarantined): PortableQuarantined {
  if (one.at !== other.at) return one.at < other.at ? one : other;
  return canonical(one) >= canonical(other) ? one : other;
}

/** Joins fields of both; of two values of one field always the same one, as nothing tells which is later. */
function joinFields(one: UnknownFields, other: UnknownFields): UnknownFields {
  const joined = joinMaps(
    new Map(Object.entries(one)),
    new Map(Object.entries(other)),
    (mine, theirs) => (canonical(mine) >= canonical(theirs) ? mine : theirs),
  );
  return Object.fromEntries(joined);
}

/** A habit or a label. */
export interface RemovableRow extends StampedRow {
  readonly removed?: true | undefined;
}

function laterOrRemoved<Row extends RemovableRow>(one: Row, other: Row): Row {
  const [isMineGone, isTheirsGone] = [one.removed === true, other.removed === true];
  if (isMineGone !== isTheirsGone) return isMineGone ? one : other;
  return laterFields(one, other);
}

/** The later version of each field: a note that is written on one device outlives a mood set on another. */
function laterFields<Row extends StampedRow>(one: Row, other: Row): Row {
  return joinVersions<Row>([one, other], (of) => later(of(one), of(other)));
}

/** The later version of each field. One that an entry never had, such as labels, is older than any. */
function laterEntry(one: EntryRow, other: EntryRow): EntryRow {
  return joinVersions<EntryRow>([one, other], (of, field) => {
    const [mine, theirs] = [of(one), of(other)];
    if (mine.value === undefined) return theirs.value === undefined ? later(mine, theirs) : theirs;
    if (theirs.value === undefined) return mine;
    const isOfOneMoment = field === 'labels' && mine.at === theirs.at;
    return isOfOneMoment ? joinLabels(mine, theirs) : later(mine, theirs);
  });
}

/** Labels of the same moment are joined: so it does not matter when one of them is taken away. */
function joinLabels(one: StampedField, other: StampedField): StampedField {
  const [mine, theirs] = [Object(one.value), Object(other.value)] as [EntryLabels, EntryLabels];
  const value = joinMaps(
    new Map(Object.entries(mine)),
    new Map(Object.entries(theirs)),
    (first, second) => Math.max(first, second),
  );
  const offset = Math.max(one.offset, other.offset);
  return { value: Object.fromEntries(value), at: one.at, offset };
}

/** The entries without the labels that were removed for good. */
export function withoutRemoved(
  entries: PortableJournal['entries'],
  labels: PortableJournal['labels'],
): PortableJournal['entries'] {
  const isRemoved = (uid: string) => labels.get(uid)?.removed === true;
  if (![...labels.keys()].some(isRemoved)) return entries;
  return new Map([...entries].map(([id, entry]) => [id, withoutLabels(entry, isRemoved)]));
}

/** True if two records are equal, field by field; callers compare parts of fields. */
function isSame(one: object, other: object): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([key, value]) => Reflect.get(other, key) === value)
  );
}

/** Joins two maps; `join` joins the values of a key in both. */
function joinMaps<Key, Value>(
  one: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<Key, Value>,
  join: (mine: Value, theirs: Value) => Value,
): ReadonlyMap<Key, Value> {
  const joined = new Map(one);
  for (const [key, theirs] of other) {
    const mine = joined.get(key);
    joined.set(key, mine === undefined ? theirs : join(mine, theirs));
  }
  return joined;
}
