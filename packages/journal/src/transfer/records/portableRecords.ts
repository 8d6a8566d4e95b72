import { addDays, type Day } from '../../days/day';
import { contentKey } from '../../device/rows/contentKey';
import { joinVersions, stampOf, withFields } from '../../device/rows/fieldStamps';
import {
  EMPTY_PORTABLE,
  type PortableHabit,
  type PortableJournal,
  type PortableMark,
  type PortableNote,
} from '../../device/rows/portable';
import type { EntryRow } from '../../device/rows/rows';
import { NEVER, type Stamp } from '../../device/rows/stamp';
import { checkHabitDraft, isVisible } from '../../habits/habit';
import { dayOfEntry } from '../../moods/mood';
import { firstCharacters } from '../../text/characters';
import { historySince } from './histories';
import { nameKey, numbered } from './names';
import type { ImportedEntry, ImportedHabit, ImportedRecords } from './reading';
import { joinNotes } from './recordsBuilder';

/**
 * Turns the records of another app into those of a journal, to be merged with one that is there.
 *
 * A habit is the one of the same name, which keeps its name, schedule and goal, or a new one. All is
 * as old as the file: what was changed in the journal since is later. Notes of both are joined.
 *
 * @param stamp - when the file was saved.
 */
export function portableRecords(
  { habits, entries }: Pick<ImportedRecords, 'habits' | 'entries'>,
  known: PortableJournal,
  stamp: Stamp,
  today: Day,
): PortableJournal {
  const uids = matchHabits(
    habits.map(({ name }) => name),
    known,
  );
  const rows = new Map<string, PortableHabit>();
  const entryOn = entriesMeant(known);
  const marks = new Map<string, ReadonlyMap<Day, PortableMark>>();
  const habitNotes = new Map<string, ReadonlyMap<Day, PortableNote>>();
  const lastPosition = Math.max(0, ...[...known.habits.values()].map(({ position }) => position));
  for (const [index, habit] of habits.entries()) {
    const uid = uids[index] ?? '';
    const mine = known.habits.get(uid);
    if (mine === undefined) {
      rows.set(uid, newHabit(habit, uid, lastPosition + 1 + index, stamp, today));
    } else if (hasGoal(habit) && mine.goal === undefined) {
      const goal = historySince(habit.goal, firstDay(habit, today));
      rows.set(uid, withFields(mine, { goal }, stamp));
    }
    marks.set(
      uid,
      mapValues(habit.marks, (mark) => ({ mark, ...stamp })),
    );
    const mineOn = known.habitNotes.get(uid);
    habitNotes.set(
      uid,
      mapValues(habit.notes, (note, day) => joined(mineOn?.get(day), note, stamp)),
    );
  }
  return {
    ...EMPTY_PORTABLE,
    habits: rows,
    marks,
    habitNotes,
    entries: new Map(
      entries
        .map((entry) => joinedEntry(entryOn(entry.day), entry, stamp))
        .map((entry) => [entry.id, entry]),
    ),
  };
}

/**
 * The uids of the habits of a file, each only once: that of the habit of the same name in the journal,
 * the second of a name being the second there. Without one of that name it is a uid made from the name,
 * so that a second import finds the habit also where it has another name by then, and two devices
 * import the same one. One in the bin stays there.
 */
function matchHabits(names: readonly string[], known: PortableJournal): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const [uid, { name, deleted }] of known.habits) {
    const key = nameKey(name);
    if (!deleted) byName.set(key, [...(byName.get(key) ?? []), uid]);
  }
  const wanted = numbered(names.map(nameKey));
  const given = new Set<string>();
  const uids: (string | undefined)[] = wanted.map(() => undefined);
  const give = (choose: (key: string, nth: number) => string | undefined) => {
    for (const [index, { key, nth }] of wanted.entries()) {
      const uid = uids[index] ?? choose(key, nth);
      uids[index] = uid;
      if (uid !== undefined) given.add(uid);
    }
  };
  // Names count before uids: a habit may have got the name of another since.
  give((key, nth) => byName.get(key)?.find((uid) => uid === importedUid(key, nth)));
  give((key) => byName.get(key)?.find((uid) => !given.has(uid)));
  give((key, nth) => {
    for (let attempt = 0; ; attempt += 1) {
      const uid = importedUid(key, nth, attempt);
      if (!given.has(uid) && known.habits.get(uid)?.deleted !== true) return uid;
    }
  });
  return uids.map(String);
}

function importedUid(key: string, nth: number, attempt = 0): string {
  return contentKey(['import', key, nth, attempt]);
}

function newHabit(
  habit: ImportedHabit,
  uid: string,
  position: number,
  stamp: Stamp,
  today: Day,
): PortableHabit {
  const { name, icon, schedule, goal, archived, marks, notes } = habit;
  const days = [...marks.keys(), ...notes.keys()];
  const from = firstDay(habit, today);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), from);
  const check = checkHabitDraft({ name, icon: icon || emojiIn(name) });
  const draft = check.ok ? check.draft : { name, icon };
  return {
    uid,
    ...draft,
    ...stamp,
    position,
    createdOn: from,
    schedule: historySince(schedule, from),
    ...(hasGoal(habit) && { goal: historySince(goal, from) }),
    // The file does not say since when: not before its last record.
    archive: archived ? [{ from: days.length > 0 ? addDays(last, 1) : from, value: true }] : [],
    deleted: false,
  };
}

function hasGoal({ goal }: ImportedHabit): boolean {
  return goal.some(({ value }) => value !== null);
}

function firstDay({ marks, notes }: Pick<ImportedHabit, 'marks' | 'notes'>, today: Day): Day {
  return [...marks.keys(), ...notes.keys()].reduce(
    (first, day) => (day < first ? day : first),
    today,
  );
}

/** The emoji that a name begins with, as some apps have no icons. */
function emojiIn(name: string): string {
  const first = firstCharacters(name.trim(), 1);
  return isVisible(first) && /\p{Extended_Pictographic}/u.test(first) ? first : '';
}

function joined(mine: PortableNote | undefined, note: string, stamp: Stamp): PortableNote {
  if (mine === undefined || mine.note === '') return { note, ...stamp };
  if (mine.note.includes(note)) return mine;
  return { note: joinNotes([mine.note, note]), ...after(mine, stamp) };
}

/** The entries of days that a file without times can mean: the one that an import made, or the only one. */
function entriesMeant({ entries }: PortableJournal): (day: Day) => EntryRow | undefined {
  const byDay = new Map<Day, EntryRow[]>();
  for (const entry of entries.values()) {
    const day = dayOfEntry(entry.id);
    if (entry.mood !== null) byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return (day) => {
    const [only, second] = byDay.get(day) ?? [];
    return entries.get(day) ?? (second ? undefined : only);
  };
}

function joinedEntry(
  mine: EntryRow | undefined,
  { day, mood, note }: ImportedEntry,
  stamp: Stamp,
): EntryRow {
  const row = mine ?? { id: day, mood: null, note: '', ...stamp };
  const isMineLater = row.mood !== null && stampOf(row, 'mood').at >= stamp.at;
  const words = { note: row.note, ...(mine ? stampOf(mine, 'note') : NEVER) };
  const { note: joinedNote, at, offset } = joined(words, note, note === '' ? NEVER : stamp);
  const version: EntryRow = {
    ...row,
    ...(!isMineLater && { mood }),
    note: joinedNote,
    stamps: {
      ...row.stamps,
      ...(!isMineLater && { mood: stamp }),
      note: { at, offset },
    },
  };
  return joinVersions([version], (of) => of(version));
}

/** The stamp of a version that holds what another holds, and more. */
function after(mine: Stamp, stamp: Stamp): Stamp {
  return { at: Math.max(stamp.at, mine.at + 1), offset: stamp.offset };
}

function mapValues<Value, Result>(
  map: ReadonlyMap<Day, Value>,
  result: (value: Value, day: Day) => Result,
): ReadonlyMap<Day, Result> {
  return new Map([...map].map(([day, value]) => [day, result(value, day)]));
}
