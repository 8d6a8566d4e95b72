import type { Day } from '../../days/day';
import { indexIn, type Month, monthOf } from '../../days/month';
import type { MoodValue } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { emptyCells, markCode, type MarkOrAmount, moodCode, stampAt, withCell } from './cells';
import { entryOn, type JournalRows } from './journalRows';
import type { HabitRow, MonthRow, SettingValues } from './rows';
import { type Stamp, stampAfter } from './stamp';

/** Fields of a habit that can be changed. */
export type HabitFields = Omit<HabitRow, 'id' | 'uid' | 'createdOn' | 'at' | 'offset'>;

/** A habit to be added; its id and its place in the list are found as it is written. */
export type NewHabit = Omit<
  HabitRow,
  'id' | 'position' | 'archive' | 'deleted' | 'removed' | 'at' | 'offset'
>;

/** One thing that becomes another. A write is a list of them, all or none. */
export type Change =
  | { readonly kind: 'add'; readonly habit: NewHabit }
  | { readonly kind: 'habit'; readonly id: number; readonly fields: Partial<HabitFields> }
  | { readonly kind: 'mark'; readonly id: number; readonly day: Day; readonly mark: MarkOrAmount }
  /** Sets a note on a habit's day; an empty one removes it. */
  | { readonly kind: 'habitNote'; readonly id: number; readonly day: Day; readonly note: string }
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

/** The keys of the rows that changes read. */
export interface RowKeys {
  /** Keys of habits; adding one reads them all. */
  readonly habits: 'all' | ReadonlySet<number>;
  readonly months: ReadonlySet<Month>;
  readonly notes: ReadonlySet<Day>;
  readonly habitNotes: ReadonlySet<string>;
  readonly settings: ReadonlySet<string>;
}

export function keysOf(changes: readonly Change[]): RowKeys {
  const habits = new Set<number>();
  const months = new Set<Month>();
  const notes = new Set<Day>();
  const habitNotes = new Set<string>();
  const settings = new Set<string>();
  for (const change of changes) {
    if ('id' in change) habits.add(change.id);
    if (change.kind === 'habitNote') habitNotes.add(habitNoteKey(change.id, change.day));
    if (change.kind === 'mark' || change.kind === 'mood') months.add(monthOf(change.day));
    if (change.kind === 'mood') notes.add(change.day);
    if (change.kind === 'setting') settings.add(change.key);
  }
  const isAdding = changes.some(({ kind }) => kind === 'add');
  return { habits: isAdding ? 'all' : habits, months, notes, habitNotes, settings };
}

/** The reason why a change cannot be made: another tab may have removed its habit or entry. */
export function refusalOf(rows: JournalRows, change: Change): 'habit-gone' | 'entry-gone' | null {
  if ('id' in change) {
    const row = rows.habits.get(change.id);
    // A deleted habit can be restored, and nothing else.
    const restores = change.kind === 'habit' && change.fields.deleted === false;
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
      const id = rows.lastHabitId + 1;
      const positions = [...rows.habits.values()].map(({ position }) => position);
      const position = Math.max(0, ...positions) + 1;
      const row = { ...change.habit, ...stamp, id, position, archive: [], deleted: false };
      return { ...withHabit(rows, row), lastHabitId: id };
    }
    case 'habit': {
      const row = rows.habits.get(change.id);
      return row ? withHabit(rows, { ...row, ...change.fields, ...stampAfter(row, stamp) }) : rows;
    }
    case 'mark': {
      const { id, day, mark } = change;
      const row = monthOrEmpty(rows, monthOf(day));
      const cells = row.marks[id] ?? emptyCells(row.month);
      const amount = typeof mark === 'number' ? mark : undefined;
      const changed = withCell(cells, indexIn(day), markCode(mark), stamp, amount);
      return withMonth(rows, { ...row, marks: { ...row.marks, [id]: changed } });
    }
    case 'habitNote': {
      const key = habitNoteKey(change.id, change.day);
      const before = rows.habitNotes.get(key);
      const row = { ...before, key, note: change.note, ...stampAfter(before, stamp) };
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
  return { ...rows, habits: new Map(rows.habits).set(row.id, row) };
}

function withMonth(rows: JournalRows, row: MonthRow): JournalRows {
  return { ...rows, months: new Map(rows.months).set(row.month, row) };
}

function monthOrEmpty(rows: JournalRows, month: Month): MonthRow {
  return rows.months.get(month) ?? { month, marks: {}, moods: emptyCells(month) };
}
