import type { Day } from '../../days/day';
import { dayIn, type Month } from '../../days/month';
import type { JournalTables } from '../../deviceJournal';
import { cellAt, type DayCells, markAt, type MarkOrAmount, NO_VALUE, stampAt } from './cells';
import type { Period } from '../../days/period';
import { habitIdOf } from '../../progress/views';
import { contentKey } from './contentKey';
import { partitionValues } from './quarantine';
import { quarantinedId, quarantinedKey, quarantinedRow, quarantinedUid } from './quarantined';
import {
  type EntryRow,
  type HabitNoteRow,
  type HabitRow,
  type LabelRow,
  type MonthRow,
  type PeriodNoteRow,
  type QuarantinedRow,
  type SettingRow,
  VALIDATED_TABLES,
} from './rows';
import type { Stamp } from './stamp';

/**
 * A journal record by record, as it compares with that of another device: habits are named by their
 * uid, as ids are of one database. Findings on what goes with moods are left out: they are computed again.
 */
export interface PortableJournal {
  /** Habits by uid. */
  readonly habits: ReadonlyMap<string, PortableHabit>;
  /** Marks by the uid of the habit and the day. A mark that was taken away is 'empty'. */
  readonly marks: PortableByHabit<PortableMark>;
  readonly habitNotes: PortableByHabit<PortableNote>;
  readonly periodNotes: ReadonlyMap<Period, PeriodNoteRow>;
  /** Entries by id. One that was removed has no mood. */
  readonly entries: ReadonlyMap<string, EntryRow>;
  /** Labels by uid. */
  readonly labels: ReadonlyMap<string, LabelRow>;
  /** Settings by key. */
  readonly settings: ReadonlyMap<string, SettingRow>;
  /**
   * Fields of months that only a newer version knows: by 'row', 'entries' or the habit's uid after
   * 'marks ', and by month.
   */
  readonly unknownFields: ReadonlyMap<string, ReadonlyMap<Month, UnknownFields>>;
  /** Quarantined rows by their content. */
  readonly quarantined: ReadonlyMap<string, PortableQuarantined>;
}

export type PortableByHabit<Record> = ReadonlyMap<string, ReadonlyMap<Day, Record>>;
export type PortableHabit = Omit<HabitRow, 'id'>;
export type PortableQuarantined = Omit<QuarantinedRow, 'id'>;

/** A note on a habit's day; an empty one was removed. */
export type PortableNote = Omit<HabitNoteRow, 'key'>;

export interface PortableMark extends Stamp {
  readonly mark: MarkOrAmount;
  /** The character of a mark that only a newer version knows; the mark is 'empty' then. */
  readonly code?: string;
  /** The amount beside such a character. */
  readonly amount?: number;
}

/** Fields that only a newer version knows. */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** The uid of the habit whose marks have unknown fields; empty where the fields are no habit's. */
export function uidOfOwner(owner: string): string {
  return owner.startsWith(MARKS) ? owner.slice(MARKS.length) : '';
}

const MARKS = 'marks ';

/** The ids of habits in one database, by their uids. */
export type HabitIds = ReadonlyMap<string, number>;

/** The portable records of tables, and the parts that hold in their database alone. */
export interface PortableTables {
  readonly journal: PortableJournal;
  readonly ids: HabitIds;
  /** The findings on what goes with moods, which name habits by their ids. */
  readonly findings: readonly SettingRow[];
}

/** Reads tables as portable records. Values that are no rows are quarantined. */
export function toPortable(tables: JournalTables): PortableTables {
  const habits = partitionValues('habits', tables.habits);
  const months = partitionValues('months', tables.months);
  const entryRows = partitionValues('entries', tables.entries);
  const habitNotes = partitionValues('habitNotes', tables.habitNotes);
  const periodNotes = partitionValues('periodNotes', tables.periodNotes);
  const labels = partitionValues('labels', tables.labels);
  const settings = partitionValues('settings', tables.settings);
  const parts = [habits, months, entryRows, habitNotes, periodNotes, labels, settings];
  const unreadable = parts.flatMap((part, index) =>
    part.unreadable.map((row) => ({ table: VALIDATED_TABLES[index] ?? '', key: null, row, at: 0 })),
  );
  const quarantined = [...tables.quarantine.map(quarantinedRow), ...unreadable];

  const uids = new Map<number, string>();
  // The marks of a habit whose row is quarantined stay its own.
  for (const row of quarantined) {
    const [id, uid] = [quarantinedId(row), quarantinedUid(row)];
    if (id !== null && uid !== null) uids.set(id, uid);
  }
  for (const { id, uid } of habits.rows) uids.set(id, uid);
  const removed = new Set(habits.rows.filter((row) => row.removed).map(({ uid }) => uid));
  const uidOf = (id: number) => {
    const uid = uids.get(id) ?? orphanUid(id, months.rows, habitNotes.rows);
    uids.set(id, uid);
    return uid;
  };
  const marks = new Map<string, Map<Day, PortableMark>>();
  const entries = new Map<string, EntryRow>();
  const unknownFields = new Map<string, Map<Month, UnknownFields>>();
  const keepFields = (owner: string, month: Month, fields: UnknownFields) => {
    if (Object.keys(fields).length > 0) innerMap(unknownFields, owner).set(month, fields);
  };
  for (const { month, marks: byId, ...fields } of months.rows) {
    keepFields('row', month, fields);
    for (const [id, cells] of Object.entries(byId)) {
      const uid = uidOf(Number(id));
      if (removed.has(uid)) continue;
      keepFields(`${MARKS}${uid}`, month, unknownInMarks(cells));
      for (const [day, index] of recordedDays(month, cells)) {
        innerMap(marks, uid).set(day, markOn(cells, index));
      }
    }
  }
  for (const { month, entries: ofMonth, ...fields } of entryRows.rows) {
    keepFields('entries', month, fields);
    for (const entry of ofMonth) entries.set(entry.id, entry);
  }
  const notesByHabit = new Map<string, Map<Day, PortableNote>>();
  for (const { key, ...note } of habitNotes.rows) {
    const uid = uidOf(habitIdOf(key));
    if (!removed.has(uid)) innerMap(notesByHabit, uid).set(key.slice(0, 10), note);
  }
  return {
    journal: {
      habits: new Map(habits.rows.map((row) => [row.uid, withoutId(row)])),
      marks,
      habitNotes: notesByHabit,
      periodNotes: new Map(periodNotes.rows.map((row) => [row.period, row])),
      entries,
      labels: new Map(labels.rows.map((row) => [row.uid, row])),
      settings: new Map(
        settings.rows.filter((row) => !isFinding(row)).map((row) => [row.key, row]),
      ),
      unknownFields,
      quarantined: new Map(quarantined.map((row) => [quarantinedKey(row), row])),
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
  periodNotes: new Map(),
  entries: new Map(),
  labels: new Map(),
  settings: new Map(),
  unknownFields: new Map(),
  quarantined: new Map(),
};

/** The map under a key, made where there is none. */
function innerMap<Key, Value>(maps: Map<string, Map<Key, Value>>, key: string): Map<Key, Value> {
  const known = maps.get(key) ?? new Map<Key, Value>();
  maps.set(key, known);
  return known;
}

function isFinding({ key }: SettingRow): boolean {
  return key === 'moodFactors';
}

function withoutId({ id: _id, ...habit }: HabitRow): PortableHabit {
  return habit;
}

/** The mark of a day with its stamp, also one that only a newer version knows. */
function markOn(cells: DayCells, index: number): PortableMark {
  const [mark, code, stamp] = [markAt(cells, index), cellAt(cells, index), stampAt(cells, index)];
  if (mark !== 'empty' || code === NO_VALUE) return { mark, ...stamp };
  return { mark, code, amount: cells.amounts?.[index] ?? 0, ...stamp };
}

/** The fields of marks that only a newer version knows. */
function unknownInMarks(cells: DayCells): UnknownFields {
  const { values: _values, at: _at, offset: _offset, amounts: _amounts, ...fields } = cells;
  return fields;
}

/** The days on which anything was ever set, and their indices in the month. */
function* recordedDays(month: Month, { values, at }: DayCells): Iterable<[Day, number]> {
  for (let index = 0; index < values.length; index += 1) {
    if (at[index] !== 0 || values[index] !== NO_VALUE) yield [dayIn(month, index), index];
  }
}

/** The uid of a habit of which nothing is left but marks and notes: by these, which no longer change. */
function orphanUid(
  id: number,
  months: readonly MonthRow[],
  habitNotes: readonly HabitNoteRow[],
): string {
  const marks = months.flatMap((row) => row.marks[id] ?? []);
  const notes = habitNotes
    .filter(({ key }) => habitIdOf(key) === id)
    .map((row) => ({ ...row, key: row.key.slice(0, 10) }));
  return `orphan ${contentKey([...marks, ...notes])}`;
}
