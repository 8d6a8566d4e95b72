import type { Day } from '../../days/day';
import { indexIn, type Month, monthOf } from '../../days/month';
import type { Entry } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { cellAt, markAt, type MarkOrAmount, moodOfCode } from './cells';
import type { HabitNoteRow, HabitRow, MonthRow, NoteRow, SettingRow } from './rows';

/** Rows of a journal by their keys, as they are stored: all of them, or those that changes read. */
export interface JournalRows {
  /** Habits by id, deleted ones too. */
  readonly habits: ReadonlyMap<number, HabitRow>;
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

/** The mark or amount of a habit on a day. */
export function markIn(rows: JournalRows, id: number, day: Day): MarkOrAmount {
  return markAt(rows.months.get(monthOf(day))?.marks[id], indexIn(day));
}

/** The note on a habit's day. */
export function habitNoteIn(rows: JournalRows, id: number, day: Day): string {
  return rows.habitNotes.get(habitNoteKey(id, day))?.note ?? '';
}
