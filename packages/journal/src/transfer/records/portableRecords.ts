import { addDays, type Day } from '../../days/day';
import { contentKey } from '../../device/rows/contentKey';
import {
  EMPTY_PORTABLE,
  type PortableEntry,
  type PortableHabit,
  type PortableJournal,
  type PortableMark,
  type PortableNote,
} from '../../device/rows/portable';
import type { Stamp } from '../../device/rows/stamp';
import { checkHabitDraft, isVisible } from '../../habits/habit';
import type { ImportedEntry, ImportedHabit, ImportedRecords } from './reading';
import { joinNotes } from './recordsBuilder';

/**
 * The records of another app as those of a journal, to be merged with one that is there.
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
  const matched = new HabitMatcher(known);
  const rows = new Map<string, PortableHabit>();
  const marks = new Map<string, ReadonlyMap<Day, PortableMark>>();
  const habitNotes = new Map<string, ReadonlyMap<Day, PortableNote>>();
  const lastPosition = Math.max(0, ...[...known.habits.values()].map(({ position }) => position));
  for (const [index, habit] of habits.entries()) {
    const uid = matched.uidOf(habit.name);
    const mine = known.habits.get(uid);
    if (mine === undefined) {
      rows.set(uid, newHabit(habit, uid, lastPosition + 1 + index, stamp, today));
    } else if (habit.goal && mine.goal === undefined) {
      const goal = [{ from: firstDay(habit, today), value: habit.goal }];
      rows.set(uid, { ...mine, goal, at: Math.max(stamp.at, mine.at + 1), offset: stamp.offset });
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
      entries.map((entry) => [entry.day, joinedEntry(known.entries.get(entry.day), entry, stamp)]),
    ),
  };
}

/** Finds the habits of a journal by the names in a file; the second of a name is the second there. */
class HabitMatcher {
  readonly #known: PortableJournal;
  readonly #byName = new Map<string, string[]>();
  readonly #taken = new Map<string, number>();

  constructor(known: PortableJournal) {
    this.#known = known;
    for (const [uid, { name, deleted }] of known.habits) {
      if (deleted) continue;
      const key = nameKey(name);
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), uid]);
    }
  }

  uidOf(name: string): string {
    const key = nameKey(name);
    const nth = this.#taken.get(key) ?? 0;
    this.#taken.set(key, nth + 1);
    return this.#byName.get(key)?.[nth] ?? this.#newUid(key, nth);
  }

  /**
   * The uid of a habit that the journal does not have: always the same, so that a second import finds
   * the habit also under another name, and two devices import the same one. One in the bin stays there.
   */
  #newUid(key: string, nth: number): string {
    for (let attempt = 0; ; attempt += 1) {
      const uid = contentKey(['import', key, nth, attempt]);
      if (this.#known.habits.get(uid)?.deleted !== true) return uid;
    }
  }
}

function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

function newHabit(
  { name, icon, schedule, goal, archived, marks, notes }: ImportedHabit,
  uid: string,
  position: number,
  stamp: Stamp,
  today: Day,
): PortableHabit {
  const days = [...marks.keys(), ...notes.keys()];
  const from = firstDay({ marks, notes }, today);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), from);
  const check = checkHabitDraft({ name, icon: icon || emojiIn(name) });
  const draft = check.ok ? check.draft : { name, icon };
  return {
    uid,
    ...draft,
    ...stamp,
    position,
    createdOn: from,
    schedule: [{ from, value: schedule }],
    ...(goal && { goal: [{ from, value: goal }] }),
    // The file does not say since when: not before its last record.
    archive: archived ? [{ from: days.length > 0 ? addDays(last, 1) : from, value: true }] : [],
    deleted: false,
  };
}

function firstDay({ marks, notes }: Pick<ImportedHabit, 'marks' | 'notes'>, today: Day): Day {
  return [...marks.keys(), ...notes.keys()].reduce(
    (first, day) => (day < first ? day : first),
    today,
  );
}

/** The emoji that a name begins with, as some apps have no icons. */
function emojiIn(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.trim());
  return first && isVisible(first.segment) && /\p{Extended_Pictographic}/u.test(first.segment)
    ? first.segment
    : '';
}

function joined(mine: PortableNote | undefined, note: string, stamp: Stamp): PortableNote {
  if (mine === undefined || mine.note === '') return { note, ...stamp };
  if (mine.note.includes(note)) return mine;
  return { note: joinNotes([mine.note, note]), ...after(mine, stamp) };
}

function joinedEntry(
  mine: PortableEntry | undefined,
  { mood, note }: ImportedEntry,
  stamp: Stamp,
): PortableEntry {
  const isMineLater = mine !== undefined && mine.mood !== null && mine.at >= stamp.at;
  const { mood: latest, at, offset } = isMineLater ? mine : { mood, ...stamp };
  const known = mine && { note: mine.note, at: mine.noteAt, offset: mine.noteOffset };
  const noted = joined(known, note, note === '' ? { at: 0, offset: 0 } : stamp);
  return {
    mood: latest,
    at,
    offset,
    note: noted.note,
    noteAt: noted.at,
    noteOffset: noted.offset,
  };
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
