import type { Day } from '../../days/day';
import { canonical } from './contentKey';
import { joinVersions, type StampedField } from './fieldStamps';
import {
  type PortableByHabit,
  type PortableJournal,
  type PortableNote,
  uidOfOwner,
} from './portable';
import { type RemovableRow, withoutRemoved } from './mergeJournals';
import type { EntryRow } from './rows';
import { NEVER } from './stamp';

/**
 * Takes a change of a whole journal back: each record that is as the change left it becomes what it was
 * before. Later changes stay, and with them the habits and labels that they are about. Words that the
 * change took away come back, beside those that were written in their place since.
 */
export function revertChange(
  now: PortableJournal,
  before: PortableJournal,
  after: PortableJournal,
): PortableJournal {
  const marks = takeBackByHabit(now.marks, before.marks, after.marks);
  const habitNotes = takeBackByHabit(
    now.habitNotes,
    before.habitNotes,
    after.habitNotes,
    takeBackNote,
  );
  const isUsed = (uid: string) =>
    isSince(uid, marks, before.marks, ({ mark, code }) => mark !== 'empty' || code !== undefined) ||
    isSince(uid, habitNotes, before.habitNotes, ({ note }) => note !== '');
  const habits = takeBackMap(now.habits, before.habits, after.habits, (...versions) =>
    takeBackRow(({ uid }) => isUsed(uid), ...versions),
  );
  const isGone = (uid: string) =>
    habits.get(uid)?.removed ??
    (!habits.has(uid) && [now, before, after].some((journal) => journal.habits.has(uid)));
  const entries = takeBackMap(now.entries, before.entries, after.entries, takeBackEntry);
  const isOnEntry = (uid: string) =>
    [...entries].some(
      ([id, entry]) => hasLabel(entry, uid) && !hasLabel(before.entries.get(id), uid),
    );
  const isMergedInto = (uid: string) =>
    [...now.labels.values()].some(
      (label) =>
        label.mergedInto === uid && after.labels.get(label.uid)?.mergedInto !== label.mergedInto,
    );
  const labels = takeBackMap(now.labels, before.labels, after.labels, (...versions) =>
    takeBackRow(({ uid }) => isOnEntry(uid) || isMergedInto(uid), ...versions),
  );
  const unknownFields = takeBackByHabit(
    now.unknownFields,
    before.unknownFields,
    after.unknownFields,
  );
  return {
    habits,
    marks: withoutKeys(marks, isGone),
    habitNotes: withoutKeys(habitNotes, isGone),
    periodNotes: takeBackMap(now.periodNotes, before.periodNotes, after.periodNotes, takeBackNote),
    entries: withoutRemoved(entries, labels),
    labels,
    settings: takeBackMap(now.settings, before.settings, after.settings),
    unknownFields: withoutKeys(unknownFields, (owner) => isGone(uidOfOwner(owner))),
    quarantined: takeBackMap(now.quarantined, before.quarantined, after.quarantined),
  };
}

function hasLabel(entry: EntryRow | undefined, uid: string): boolean {
  return Object.hasOwn(entry?.labels ?? {}, uid);
}

/** Chooses the version of a record that stays. */
type TakeBack<Value> = (
  now: Value | undefined,
  before: Value | undefined,
  after: Value | undefined,
) => Value | undefined;

/** The version of before where the record is as the change left it. */
function takeBack<Value>(now: Value, before: Value, after: Value): Value {
  return isSame(now, after) ? before : now;
}

/**
 * Takes back each field of a habit or a label. One that the change added, or brought back from the bin, stays where
 * `isKept`: something was recorded of it since. So does an added one that was changed since.
 */
function takeBackRow<Row extends RemovableRow>(
  isKept: (now: Row) => boolean,
  now: Row | undefined,
  before: Row | undefined,
  after: Row | undefined,
): Row | undefined {
  if (now === undefined || after === undefined || now.removed || after.removed) {
    return takeBack(now, before, after);
  }
  if (before === undefined || before.removed) {
    const isChanged = !isSame(planOf(now), planOf(after));
    return isChanged || isKept(now) ? now : before;
  }
  return joinVersions<Row>([now, before, after], (of, field) => {
    const isThere = field === 'deleted' && of(now).value === false && isKept(now);
    return isSame(of(now).value, of(after).value) && !isThere ? of(before) : of(now);
  });
}

/** Fields that change with those of others, or when a habit or a label is put away. */
const PLACE = ['position', 'archive', 'archived', 'deleted', 'at', 'offset', 'stamps'];

function planOf(row: object) {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !PLACE.includes(field)));
}

function takeBackNote<Note extends Pick<PortableNote, 'note' | 'at'>>(
  now: Note | undefined,
  before: Note | undefined,
  after: Note | undefined,
): Note | undefined {
  if (isSame(now, after)) return before;
  const words = now?.note ?? '';
  const isTaken = before && ![words, after?.note ?? ''].some((note) => note.includes(before.note));
  if (!isTaken) return now;
  const note = [words, before.note].filter(Boolean).join('\n\n');
  return { ...(now ?? before), note, at: Math.max(now?.at ?? 0, before.at) + 1 };
}

/** Takes back each field of an entry. */
function takeBackEntry(
  now: EntryRow | undefined,
  before: EntryRow | undefined,
  after: EntryRow | undefined,
): EntryRow | undefined {
  const known = now ?? before ?? after;
  if (known === undefined) return undefined;
  const none: EntryRow = { id: known.id, mood: null, note: '', ...NEVER };
  const versions = [now ?? none, before ?? none, after ?? none] as const;
  const entry = joinVersions<EntryRow>(versions, (of, field) => {
    const [ofNow, ofBefore, ofAfter] = [of(versions[0]), of(versions[1]), of(versions[2])];
    if (field !== 'note') return takeBack(ofNow, ofBefore, ofAfter);
    const note = takeBackNote(noteOf(ofNow), noteOf(ofBefore), noteOf(ofAfter));
    return { value: note?.note, at: note?.at ?? 0, offset: note?.offset ?? 0 };
  });
  if (isSame(entry, none)) return undefined;
  if (isSame(now, after)) return entry;
  // One that the change made, and that was edited since, stays with all but the words of the change.
  if (now && now.mood !== null && (before?.mood ?? null) === null) {
    return joinVersions([entry, now], (of, field) => of(field === 'note' ? entry : now));
  }
  // No words that come back are without a mood.
  const isBare = entry.note !== '' && entry.mood === null;
  return isBare && before && before.mood !== null
    ? joinVersions([entry, before], (of, field) => of(field === 'mood' ? before : entry))
    : entry;
}

function noteOf({ value, at, offset }: StampedField): PortableNote {
  return { note: String(value), at, offset };
}

function takeBackByHabit<Value>(
  now: PortableByHabit<Value>,
  before: PortableByHabit<Value>,
  after: PortableByHabit<Value>,
  choose?: TakeBack<Value>,
): PortableByHabit<Value> {
  const uids = new Set([...now.keys(), ...before.keys()]);
  const of = (byHabit: PortableByHabit<Value>, uid: string) =>
    byHabit.get(uid) ?? new Map<Day, Value>();
  return new Map(
    [...uids].map((uid): [string, ReadonlyMap<Day, Value>] => [
      uid,
      takeBackMap(of(now, uid), of(before, uid), of(after, uid), choose),
    ]),
  );
}

function takeBackMap<Key, Value>(
  now: ReadonlyMap<Key, Value>,
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
  choose: TakeBack<Value> = takeBack,
): ReadonlyMap<Key, Value> {
  const restored = new Map<Key, Value>();
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const value = choose(now.get(key), before.get(key), after.get(key));
    if (value !== undefined) restored.set(key, value);
  }
  return restored;
}

/** True if a habit has a record that it did not have before. */
function isSince<Value>(
  uid: string,
  records: PortableByHabit<Value>,
  before: PortableByHabit<Value>,
  isRecord: (value: Value) => boolean,
): boolean {
  return [...(records.get(uid) ?? [])].some(
    ([day, value]) => isRecord(value) && !isSame(value, before.get(uid)?.get(day)),
  );
}

function withoutKeys<Value>(
  map: PortableByHabit<Value>,
  isLeftOut: (key: string) => boolean,
): PortableByHabit<Value> {
  return new Map([...map].filter(([key, values]) => values.size > 0 && !isLeftOut(key)));
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
