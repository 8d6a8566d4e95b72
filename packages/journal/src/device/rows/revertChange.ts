import type { Day } from '../../days/day';
import { canonical } from './contentKey';
import type { PortableByHabit, PortableJournal } from './portable';

/**
 * Takes a change of a whole journal back: each record that is as the change left it becomes
 * what it was before. Later changes stay, and with them the habits that they are about.
 */
export function revertChange(
  now: PortableJournal,
  before: PortableJournal,
  after: PortableJournal,
): PortableJournal {
  const marks = takeBackByHabit(now.marks, before.marks, after.marks);
  const habitNotes = takeBackByHabit(now.habitNotes, before.habitNotes, after.habitNotes);
  const habits = new Map(takeBackMap(now.habits, before.habits, after.habits));
  for (const [uid, habit] of now.habits) {
    const isUsed = (marks.get(uid)?.size ?? 0) > 0 || (habitNotes.get(uid)?.size ?? 0) > 0;
    if (isUsed && !habits.has(uid)) habits.set(uid, habit);
  }
  return {
    habits,
    marks,
    habitNotes,
    entries: takeBackMap(now.entries, before.entries, after.entries),
    settings: takeBackMap(now.settings, before.settings, after.settings),
    unknownFields: takeBackByHabit(now.unknownFields, before.unknownFields, after.unknownFields),
    quarantined: takeBackMap(now.quarantined, before.quarantined, after.quarantined),
  };
}

function takeBackByHabit<Value>(
  now: PortableByHabit<Value>,
  before: PortableByHabit<Value>,
  after: PortableByHabit<Value>,
): PortableByHabit<Value> {
  const uids = new Set([...now.keys(), ...before.keys()]);
  const of = (byHabit: PortableByHabit<Value>, uid: string) =>
    byHabit.get(uid) ?? new Map<Day, Value>();
  return new Map(
    [...uids].map((uid): [string, ReadonlyMap<Day, Value>] => [
      uid,
      takeBackMap(of(now, uid), of(before, uid), of(after, uid)),
    ]),
  );
}

function takeBackMap<Key, Value>(
  now: ReadonlyMap<Key, Value>,
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> {
  const restored = new Map<Key, Value>();
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [mine, changed] = [now.get(key), after.get(key)];
    const value = canonical(mine) === canonical(changed) ? before.get(key) : mine;
    if (value !== undefined) restored.set(key, value);
  }
  return restored;
}
