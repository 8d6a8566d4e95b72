import type { Day } from '../../days/day';
import { indexIn, type Month, monthOf } from '../../days/month';
import type { Period } from '../../days/period';
import { dayOfEntry, type Entry, type EntryLabels } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { reuseEqual } from '../../store/reuseEqual';
import { emptyCells, markCode, type MarkOrAmount, withCell } from './cells';
import { entryIn, entryRowOf, idOf, type JournalRows } from './journalRows';
import { withFields } from './fieldStamps';
import type { EntryRow, HabitRow, LabelRow, MonthRow, SettingValues } from './rows';
import { NEVER, type Stamp, stampAfter } from './stamp';

/** Fields of a habit that can be changed. */
export type HabitFields = Omit<HabitRow, 'id' | 'uid' | 'createdOn' | 'at' | 'offset' | 'stamps'>;

/** A habit to be added; its id and its place in the list are found as it is written. */
export type NewHabit = Omit<
  HabitRow,
  'id' | 'position' | 'archive' | 'deleted' | 'removed' | 'at' | 'offset' | 'stamps'
>;

/** Fields of a label that can be changed. */
export type LabelFields = Omit<
  LabelRow,
  'uid' | 'kind' | 'mood' | 'removed' | 'at' | 'offset' | 'stamps'
>;

/** A label to be added; its place in the list is found as it is written. */
export type NewLabel = Pick<LabelRow, 'uid' | 'name' | 'icon' | 'kind' | 'unit' | 'mood' | 'group'>;

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
      readonly kind: 'periodNote';
      readonly period: Period;
      /** The new note, an empty one to remove it. */
      readonly note: string;
    }
  | {
      readonly kind: 'entry';
      readonly id: string;
      /** The new values; a mood of null removes the entry. */
      readonly fields: Partial<Entry>;
    }
  | { readonly kind: 'addLabel'; readonly row: NewLabel }
  | { readonly kind: 'label'; readonly label: string; readonly fields: Partial<LabelFields> }
  | {
      [Key in keyof SettingValues]: {
        readonly kind: 'setting';
        readonly key: Key;
        readonly value: SettingValues[Key];
      };
    }[keyof SettingValues];

/** The keys of the rows that changes read, besides habits, their notes and labels. */
export interface RowKeys {
  readonly months: ReadonlySet<Month>;
  readonly entries: ReadonlySet<Month>;
  readonly periodNotes: ReadonlySet<Period>;
  readonly settings: ReadonlySet<string>;
}

export function keysOf(changes: readonly Change[]): RowKeys {
  const months = new Set<Month>();
  const entries = new Set<Month>();
  const periodNotes = new Set<Period>();
  const settings = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'mark') months.add(monthOf(change.day));
    if (change.kind === 'entry') entries.add(monthOf(dayOfEntry(change.id)));
    if (change.kind === 'periodNote') periodNotes.add(change.period);
    if (change.kind === 'setting') settings.add(change.key);
  }
  return { months, entries, periodNotes, settings };
}

/** The reason why a change cannot be made: another tab may have removed its habit, label or entry. */
export function refusalOf(
  rows: JournalRows,
  change: Change,
): 'habit-gone' | 'label-gone' | 'entry-gone' | null {
  if (change.kind === 'label') {
    const row = rows.labels.get(change.label);
    const restores = change.fields.deleted === false && !row?.removed;
    return row === undefined || (row.deleted && !restores) ? 'label-gone' : null;
  }
  if ('uid' in change) {
    const row = rows.habits.get(change.uid);
    // A deleted habit can be restored, and nothing else, until it is removed for good.
    const restores = change.kind === 'habit' && change.fields.deleted === false && !row?.removed;
    return row === undefined || (row.deleted && !restores) ? 'habit-gone' : null;
  }
  if (change.kind === 'entry' && change.fields.mood === undefined) {
    return entryIn(rows, change.id).mood === null ? 'entry-gone' : null;
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
      const position = nextPosition(rows.habits.values());
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
    case 'periodNote': {
      const { period, note } = change;
      const before = rows.periodNotes.get(period);
      const row = { ...before, period, note, ...stampAfter(before, stamp) };
      return { ...rows, periodNotes: new Map(rows.periodNotes).set(period, row) };
    }
    case 'entry': {
      const month = monthOf(dayOfEntry(change.id));
      const row = rows.entries.get(month) ?? { month, entries: [] };
      const known = entryRowOf(rows, change.id);
      const entries = known
        ? row.entries.map((each) =>
            each === known ? withEntry(known, change.fields, stamp) : each,
          )
        : [...row.entries, newEntry(change.id, change.fields, stamp)];
      return { ...rows, entries: new Map(rows.entries).set(month, { ...row, entries }) };
    }
    case 'addLabel': {
      const { uid } = change.row;
      if (rows.labels.has(uid)) return rows;
      const position = nextPosition(rows.labels.values());
      const state = { position, archived: false, deleted: false, mergedInto: null };
      return withLabel(rows, { ...change.row, ...state, ...stamp });
    }
    case 'label': {
      const row = rows.labels.get(change.label);
      return row ? withLabel(rows, withFields(row, change.fields, stamp)) : rows;
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

function withLabel(rows: JournalRows, row: LabelRow): JournalRows {
  return { ...rows, labels: new Map(rows.labels).set(row.uid, row) };
}

/** The place after all that there are. */
function nextPosition(listed: Iterable<{ readonly position: number }>): number {
  return Math.max(0, ...[...listed].map(({ position }) => position)) + 1;
}

function withMonth(rows: JournalRows, row: MonthRow): JournalRows {
  return { ...rows, months: new Map(rows.months).set(row.month, row) };
}

/**
 * A note that was never written has no stamp: words of another device are later. Nor has an entry the field of labels
 * before it has any.
 */
function newEntry(id: string, { labels, ...fields }: Partial<Entry>, stamp: Stamp): EntryRow {
  const labelled = !isEmpty(labels) && { labels };
  const row: EntryRow = { id, mood: null, note: '', ...fields, ...labelled, ...stamp };
  return row.note === '' ? { ...row, stamps: { note: NEVER } } : row;
}

/** Changes an entry. A note belongs to its mood, which is stamped with it; what stays keeps its own stamp. */
function withEntry(row: EntryRow, fields: Partial<Entry>, stamp: Stamp): EntryRow {
  const { mood = row.mood, note = row.note, labels, ...others } = fields;
  const known = row.labels ?? {};
  const changed = {
    ...((fields.mood !== undefined || fields.note !== undefined) && { mood }),
    ...(note !== row.note && { note }),
    ...(labels && reuseEqual(known, labels) !== known && { labels }),
    ...others,
  };
  return withFields<EntryRow>(row, changed, stamp);
}

function isEmpty(labels: EntryLabels = {}): boolean {
  return Object.keys(labels).length === 0;
}

function monthOrEmpty(rows: JournalRows, month: Month): MonthRow {
  return rows.months.get(month) ?? { month, marks: {} };
}
