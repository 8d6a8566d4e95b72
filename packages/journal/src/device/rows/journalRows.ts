import type { Day } from '../../days/day';
import { indexIn, type Month, monthOf } from '../../days/month';
import type { Entry } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { cellAt, type DayCells, markAt, type MarkOrAmount, moodOfCode } from './cells';
import type { HabitNoteRow, HabitRow, MonthRow, NoteRow, SettingRow } from './rows';

/** Rows of a journal by their keys, as they are stored: all of them, or those that changes read. */
export interface JournalRows {
  /** Habits by uid, deleted ones too. */
  readonly habits: ReadonlyMap<string, HabitRow>;
  readonly months: ReadonlyMap<Month, MonthRow>;
  readonly notes: ReadonlyMap<Day, NoteRow>;
  readonly habitNotes: ReadonlyMap<string, HabitNoteRow>;
  readonly settings: ReadonlyMap<string, SettingRow>;
  /** The highest id that any habit has or had. */
  readonly lastHabitId: number;
}

/** The rows with some of them changed. */
export function withRows(rows: JournalRows, changed: JournalRows): JournalRows {
  return {
    habits: withEntries(rows.habits, changed.habits),
    months: withEntries(rows.months, changed.months),
    notes: withEntries(rows.notes, changed.notes),
    habitNotes: withEntries(rows.habitNotes, changed.habitNotes),
    settings: withEntries(rows.settings, changed.settings),
    lastHabitId: Math.max(rows.lastHabitId, changed.lastHabitId),
  };
}

function withEntries<Key, Row>(rows: ReadonlyMap<Key, Row>, changed: ReadonlyMap<Key, Row>) {
  return changed.size === 0 ? rows : new Map([...rows, ...changed]);
}

/** The mood and note of a day. */
export function entryOn(rows: JournalRows, day: Day): Entry {
  const cells = rows.months.get(monthOf(day))?.moods;
  return { mood: moodOfCode(cellAt(cells, indexIn(day))), note: rows.notes.get(day)?.note ?? '' };
}

/** The id of a habit in this database; 0, which none has, where there is no such habit. */
export function idOf({ habits }: JournalRows, uid: string): number {
  return habits.get(uid)?.id ?? 0;
}

/** The marks of a habit in the month of a day. */
export function marksIn(rows: JournalRows, uid: string, day: Day): DayCells | undefined {
  return rows.months.get(monthOf(day))?.marks[idOf(rows, uid)];
}

/** The mark or amount of a habit on a day. */
export function markIn(rows: JournalRows, uid: string, day: Day): MarkOrAmount {
  return markAt(marksIn(rows, uid, day), indexIn(day));
}

/** The note on a habit's day, and the time at which something happened on it. */
export function habitNoteIn(rows: JournalRows, uid: string, day: Day) {
  return {
    note: '',
    time: null,
    at: 0,
    ...rows.habitNotes.get(habitNoteKey(idOf(rows, uid), day)),
  };
}
