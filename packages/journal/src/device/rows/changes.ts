import type { Day } from '../../days/day';
import { indexIn, type Month, monthOf } from '../../days/month';
import type { MoodValue } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { emptyCells, markCode, type MarkOrAmount, moodCode, stampAt, withCell } from './cells';
import { entryOn, idOf, type JournalRows } from './journalRows';
import { withFields } from './fieldStamps';
import type { HabitRow, MonthRow, SettingValues } from './rows';
import { type Stamp, stampAfter } from './stamp';

/** Fields of a habit that can be changed. */
export type HabitFields = Omit<HabitRow, 'id' | 'uid' | 'createdOn' | 'at' | 'offset' | 'stamps'>;

/** A habit to be added; its id and its place in the list are found as it is written. */
export type NewHabit = Omit<
  HabitRow,
  'id' | 'position' | 'archive' | 'deleted' | 'removed' | 'at' | 'offset' | 'stamps'
>;

/**
 * One thing that becomes another. A write is a list of them, all or none. Habits are named by their uid: a change may
 * wait in an undo, or for the next page, while an import gives ids of its own.
 */
export type Change =
  | { readonly kind: 'add'; readonly habit: NewHabit }
  | { readonly kind: 'habit'; readonly uid: string; readonly fields: Partial<HabitFields> }
  | { readonly kind: 'mark'; readonly uid: string; readonly day: Day; readonly mark: MarkOrAmount }
  | {
      readonly kind: 'habitNote';
      readonly uid: string;
      readonly day: Day;
      /** The new note, an empty one to remove it; undefined leaves it as it is. */
      readonly note?: string | undefined;
      /** The new time, in ms since 1970, null to remove it; undefined leaves it as it is. */
      readonly time?: number | null | undefined;
    }
  | {
      readonly kind: 'mood';
      readonly day: Day;
      /** The new mood; null removes the entry, undefined leaves it as it is. */
      readonly mood?: MoodValue | null | undefined;
      /** The new note; undefined leaves it as it is. */
      readonly note?: string | undefined;
    }
  | {
      [Key in keyof SettingValues]: {
        readonly kind: 'setting';
        readonly key: Key;
        readonly value: SettingValues[Key];
      };
    }[keyof SettingValues];

/** The keys of the rows that changes read, besides habits and their notes. */
export interface RowKeys {
  readonly months: ReadonlySet<Month>;
  readonly notes: ReadonlySet<Day>;
  readonly settings: ReadonlySet<string>;
}

export function keysOf(changes: readonly Change[]): RowKeys {
  const months = new Set<Month>();
  const notes = new Set<Day>();
  const settings = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'mark' || change.kind === 'mood') months.add(monthOf(change.day));
    if (change.kind === 'mood') notes.add(change.day);
    if (change.kind === 'setting') settings.add(change.key);
  }
  return { months, notes, settings };
}

/** The reason why a change cannot be made: another tab may have removed its habit or entry. */
export function refusalOf(rows: JournalRows, change: Change): 'habit-gone' | 'entry-gone' | null {
  if ('uid' in change) {
    const row = rows.habits.get(change.uid);
    // A deleted habit can be restored, and nothing else, until it is removed for good.
    const restores = change.kind === 'habit' && change.fields.deleted === false && !row?.removed;
    return row === undefined || (row.deleted && !restores) ? 'habit-gone' : null;
  }
  if (change.kind === 'mood' && change.mood === undefined) {
    return entryOn(rows, change.day).mood === null ? 'entry-gone' : null;
  }
  return null;
}

/**
 * Applies a change to rows: both to the rows in memory, at once, and to the stored rows in their
 * transaction. A change that is refused changes nothing.
 */
export function applyChange(rows: JournalRows, change: Change, stamp: Stamp): JournalRows {
  if (refusalOf(rows, change) !== null) return rows;
  switch (change.kind) {
    case 'add': {
      // A transaction can be made once more after all: the browser lost the connection as it was durable.
      if (rows.habits.has(change.habit.uid)) return rows;
      const id = rows.lastHabitId + 1;
      const positions = [...rows.habits.values()].map(({ position }) => position);
      const position = Math.max(0, ...positions) + 1;
      const row = { ...change.habit, ...stamp, id, position, archive: [], deleted: false };
      return { ...withHabit(rows, row), lastHabitId: id };
    }
    case 'habit': {
      const row = rows.habits.get(change.uid);
      return row ? withHabit(rows, withFields(row, change.fields, stamp)) : rows;
    }
    case 'mark': {
      const { uid, day, mark } = change;
      const id = idOf(rows, uid);
      const row = monthOrEmpty(rows, monthOf(day));
      const cells = row.marks[id] ?? emptyCells(row.month);
      const amount = typeof mark === 'number' ? mark : undefined;
      const changed = withCell(cells, indexIn(day), markCode(mark), stamp, amount);
      return withMonth(rows, { ...row, marks: { ...row.marks, [id]: changed } });
    }
    case 'habitNote': {
      const key = habitNoteKey(idOf(rows, change.uid), change.day);
      const before = rows.habitNotes.get(key);
      const { note = before?.note ?? '', time } = change;
      const timed = time !== undefined && { time };
      const row = { ...before, key, note, ...timed, ...stampAfter(before, stamp) };
      return { ...rows, habitNotes: new Map(rows.habitNotes).set(key, row) };
    }
    case 'mood': {
      const { day } = change;
      const known = entryOn(rows, day);
      const { mood = known.mood, note = known.note } = change;
      const row = monthOrEmpty(rows, monthOf(day));
      // A note belongs to its mood, so the mood gets the stamp of the note, too.
      const moods = withCell(row.moods, indexIn(day), moodCode(mood), stamp);
      const changed = withMonth(rows, { ...row, moods });
      // A note that stays as it was keeps its stamp.
      if (note === known.note) return changed;
      const noteRow = { ...rows.notes.get(day), day, note, ...stampAt(moods, indexIn(day)) };
      return { ...changed, notes: new Map(rows.notes).set(day, noteRow) };
    }
    case 'setting': {
      const { key, value } = change;
      const before = rows.settings.get(key);
      const row = { ...before, key, value, ...stampAfter(before, stamp) };
      return { ...rows, settings: new Map(rows.settings).set(key, row) };
    }
  }
}

function withHabit(rows: JournalRows, row: HabitRow): JournalRows {
  return { ...rows, habits: new Map(rows.habits).set(row.uid, row) };
}

function withMonth(rows: JournalRows, row: MonthRow): JournalRows {
  return { ...rows, months: new Map(rows.months).set(row.month, row) };
}

function monthOrEmpty(rows: JournalRows, month: Month): MonthRow {
  return rows.months.get(month) ?? { month, marks: {}, moods: emptyCells(month) };
}
