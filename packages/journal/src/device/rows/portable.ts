import type { Day } from '../../days/day';
import { dayIn, type Month } from '../../days/month';
import type { JournalTables } from '../../deviceJournal';
import type { MoodValue } from '../../moods/mood';
import { type DayCells, markAt, type MarkOrAmount, moodOfCode, NO_VALUE, stampAt } from './cells';
import { contentKey } from './contentKey';
import { partitionValues } from './quarantine';
import type { HabitRow, MonthRow, NoteRow, QuarantinedRow, SettingRow } from './rows';
import type { Stamp } from './stamp';
import type { ValidatedTable } from './validators';

/**
 * A journal record by record, as it compares with that of another device: habits are named by their
 * uid, as ids are of one database. Findings on habits and moods are left out: they are computed again.
 */
export interface PortableJournal {
  /** By uid. */
  readonly habits: ReadonlyMap<string, PortableHabit>;
  /** By the uid of the habit and the day. A mark that was taken away is 'empty'. */
  readonly marks: PortableByHabit<PortableMark>;
  readonly habitNotes: PortableByHabit<PortableNote>;
  /** By day. */
  readonly entries: ReadonlyMap<Day, PortableEntry>;
  /** By key. */
  readonly settings: ReadonlyMap<string, SettingRow>;
  /** By what they hold. */
  readonly quarantined: ReadonlyMap<string, PortableQuarantined>;
}

export type PortableByHabit<Record> = ReadonlyMap<string, ReadonlyMap<Day, Record>>;
export type PortableHabit = Omit<HabitRow, 'id'>;
export type PortableQuarantined = Omit<QuarantinedRow, 'id'>;

export interface PortableMark extends Stamp {
  readonly mark: MarkOrAmount;
}

/** An empty note is one that was removed. */
export interface PortableNote extends Stamp {
  readonly note: string;
}

/** The mood of a day, with its stamp, and the note beside it. A mood of null is one that was removed. */
export interface PortableEntry extends Stamp {
  readonly mood: MoodValue | null;
  readonly note: string;
  /** When the note was changed; 0 is never. */
  readonly noteAt: number;
  readonly noteOffset: number;
}

/** The ids of habits in one database, by their uids. */
export type HabitIds = ReadonlyMap<string, number>;

const VALIDATED: readonly ValidatedTable[] = [
  'habits',
  'months',
  'notes',
  'habitNotes',
  'settings',
];

/** The records of tables, and what holds in their database alone. */
export interface PortableTables {
  readonly journal: PortableJournal;
  readonly ids: HabitIds;
  /** The findings on habits and moods, which name habits by their ids. */
  readonly findings: readonly SettingRow[];
}

/** The records of tables. Values that are no rows are set aside. */
export function toPortable(tables: JournalTables): PortableTables {
  const habits = partitionValues('habits', tables.habits);
  const months = partitionValues('months', tables.months);
  const notes = partitionValues('notes', tables.notes);
  const habitNotes = partitionValues('habitNotes', tables.habitNotes);
  const settings = partitionValues('settings', tables.settings);
  const unreadable = [habits, months, notes, habitNotes, settings].flatMap((part, index) =>
    part.unreadable.map((row) => ({ table: VALIDATED[index] ?? '', key: null, row, at: 0 })),
  );
  const aside = [...tables.setAside.map(quarantinedRow), ...unreadable];

  const uids = new Map(habits.rows.map(({ id, uid }) => [id, uid]));
  const removed = new Set(habits.rows.filter((row) => row.removed).map(({ uid }) => uid));
  const uidOf = (id: number) => {
    const uid = uids.get(id) ?? orphanUid(id, months.rows, aside);
    uids.set(id, uid);
    return uid;
  };
  const marks = new Map<string, Map<Day, PortableMark>>();
  const entries = new Map<Day, PortableEntry>();
  const texts = new Map(notes.rows.map((row) => [row.day, row]));
  for (const { month, marks: byId, moods } of months.rows) {
    for (const [id, cells] of Object.entries(byId)) {
      const uid = uidOf(Number(id));
      if (removed.has(uid)) continue;
      for (const [day, index] of recordedDays(month, cells)) {
        innerMap(marks, uid).set(day, { mark: markAt(cells, index), ...stampAt(cells, index) });
      }
    }
    for (const [day, index] of recordedDays(month, moods)) {
      const mood = moodOfCode(moods.values[index] ?? NO_VALUE);
      const stamp = stampAt(moods, index);
      entries.set(day, { mood, ...stamp, ...noteOf(texts.get(day), stamp) });
    }
  }
  for (const [day, row] of texts) {
    if (!entries.has(day)) entries.set(day, { mood: null, ...NEVER, ...noteOf(row, NEVER) });
  }
  const notesByHabit = new Map<string, Map<Day, PortableNote>>();
  for (const { key, note, at, offset } of habitNotes.rows) {
    const uid = uidOf(Number(key.slice(11)));
    if (!removed.has(uid)) innerMap(notesByHabit, uid).set(key.slice(0, 10), { note, at, offset });
  }
  return {
    journal: {
      habits: new Map(habits.rows.map((row) => [row.uid, withoutId(row)])),
      marks,
      habitNotes: notesByHabit,
      entries,
      settings: new Map(
        settings.rows.filter((row) => !isFinding(row)).map((row) => [row.key, row]),
      ),
      quarantined: new Map(aside.map((row) => [quarantinedKey(row), row])),
    },
    ids: new Map([...uids].map(([id, uid]) => [uid, id])),
    findings: settings.rows.filter(isFinding),
  };
}

/** A journal without any record. */
export const EMPTY_PORTABLE: PortableJournal = {
  habits: new Map(),
  marks: new Map(),
  habitNotes: new Map(),
  entries: new Map(),
  settings: new Map(),
  quarantined: new Map(),
};

/** A row of the table `setAside`; one that is none is set aside itself. */
export function quarantinedRow(row: unknown): PortableQuarantined {
  const known = typeof row === 'object' && row !== null ? row : {};
  const { table = 'setAside', key = null } = known as { table?: unknown; key?: unknown };
  const inner = 'row' in known ? known.row : row;
  const at = 'at' in known && typeof known.at === 'number' ? known.at : 0;
  return { table: String(table), key, row: inner, at };
}

/** What tells rows set aside apart: what they hold. */
export function quarantinedKey({ table, row }: PortableQuarantined): string {
  return contentKey([table, row]);
}

/** The map under a key, made where there is none. */
function innerMap<Key, Value>(maps: Map<string, Map<Key, Value>>, key: string): Map<Key, Value> {
  const known = maps.get(key) ?? new Map<Key, Value>();
  maps.set(key, known);
  return known;
}

function isFinding({ key }: SettingRow): boolean {
  return key === 'habitMoods';
}

function withoutId({ id: _id, ...habit }: HabitRow): PortableHabit {
  return habit;
}

const NEVER: Stamp = { at: 0, offset: 0 };

/** The note of a day with its own stamp; without one it is that of the mood. */
function noteOf(row: NoteRow | undefined, mood: Stamp) {
  if (row === undefined) return { note: '', noteAt: 0, noteOffset: 0 };
  const { note, at = mood.at, offset = mood.offset } = row;
  return { note, noteAt: at, noteOffset: offset };
}

/** The days on which anything was ever set, and where they stand in the month. */
function* recordedDays(month: Month, { values, at }: DayCells): Iterable<[Day, number]> {
  for (let index = 0; index < values.length; index += 1) {
    if (at[index] !== 0 || values[index] !== NO_VALUE) yield [dayIn(month, index), index];
  }
}

/**
 * The uid of a habit whose row could not be read: as that row tells, or else by its marks, which no
 * longer change.
 */
function orphanUid(
  id: number,
  months: readonly MonthRow[],
  aside: readonly PortableQuarantined[],
): string {
  for (const { table, key, row } of aside) {
    const { id: ownId = key, uid } = (row ?? {}) as { id?: unknown; uid?: unknown };
    if (table === 'habits' && ownId === id && typeof uid === 'string') return uid;
  }
  return `orphan ${contentKey(months.flatMap((row) => row.marks[id] ?? []))}`;
}
