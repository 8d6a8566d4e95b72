import type { Day } from '../../days/day';
import { indexIn, type Month, monthOf } from '../../days/month';
import type { Period } from '../../days/period';
import { dayOfEntry, type Entry, isMoodValue } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { type DayCells, markAt, type MarkOrAmount } from './cells';
import type {
  EntriesRow,
  EntryRow,
  HabitNoteRow,
  HabitRow,
  LabelRow,
  MonthRow,
  PeriodNoteRow,
  SettingRow,
} from './rows';

/** Rows of a journal by their keys, as they are stored: all of them, or those that changes read. */
export interface JournalRows {
  /** Habits by uid, deleted ones too. */
  readonly habits: ReadonlyMap<string, HabitRow>;
  readonly months: ReadonlyMap<Month, MonthRow>;
  readonly entries: ReadonlyMap<Month, EntriesRow>;
  readonly habitNotes: ReadonlyMap<string, HabitNoteRow>;
  readonly periodNotes: ReadonlyMap<Period, PeriodNoteRow>;
  /** Labels by uid, deleted and merged ones too. */
  readonly labels: ReadonlyMap<string, LabelRow>;
  readonly settings: ReadonlyMap<string, SettingRow>;
  /** The highest id that any habit has or had. */
  readonly lastHabitId: number;
}

/** The rows with some of them changed. */
export function withRows(rows: JournalRows, changed: JournalRows): JournalRows {
  return {
    habits: withChanged(rows.habits, changed.habits),
    months: withChanged(rows.months, changed.months),
    entries: withChanged(rows.entries, changed.entries),
    habitNotes: withChanged(rows.habitNotes, changed.habitNotes),
    periodNotes: withChanged(rows.periodNotes, changed.periodNotes),
    labels: withChanged(rows.labels, changed.labels),
    settings: withChanged(rows.settings, changed.settings),
    lastHabitId: Math.max(rows.lastHabitId, changed.lastHabitId),
  };
}

function withChanged<Key, Row>(rows: ReadonlyMap<Key, Row>, changed: ReadonlyMap<Key, Row>) {
  return changed.size === 0 ? rows : new Map([...rows, ...changed]);
}

/** The row of an entry; undefined where there is none. */
export function entryRowOf(rows: JournalRows, id: string): EntryRow | undefined {
  const row = rows.entries.get(monthOf(dayOfEntry(id)));
  return row?.entries.find((entry) => entry.id === id);
}

/** The content of an entry; without a mood where there is none. */
export function entryIn(rows: JournalRows, id: string): Entry {
  const { mood = null, note = '', time = null, labels = {} } = entryRowOf(rows, id) ?? {};
  return { mood: isMoodValue(mood) ? mood : null, note, time, labels };
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

/** The note of a week, a month or a year; empty where there is none. */
export function periodNoteIn(rows: JournalRows, period: Period): string {
  return rows.periodNotes.get(period)?.note ?? '';
}
