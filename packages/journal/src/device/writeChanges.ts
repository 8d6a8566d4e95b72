import { indexIn, type Month, monthOf } from '../month';
import type { MonthRecord } from '../records';
import type { Change, NewHabit } from './changes';
import { Refused } from './failures';
import { DEFAULT_SETTINGS } from './journalData';
import { monthRecord } from './monthRecord';
import { lastIdOf } from './readJournal';
import {
  changeCell,
  emptyCells,
  emptyMonth,
  type HabitRow,
  markCode,
  markOfCode,
  type MonthRow,
  moodCode,
  moodOfCode,
  NO_VALUE,
  type Stamp,
} from './rows';
import { readRow, sortOut } from './setAside';
import type { Tables } from './tables';

/** What a write did. */
export interface Written {
  /** The changes that take it back. */
  readonly undo: readonly Change[];
  /** What it changed, as it is now. */
  readonly habits: readonly HabitRow[];
  readonly months: ReadonlyMap<Month, MonthRecord>;
}

/**
 * Writes changes, each upon what is stored by then: what another tab wrote meanwhile stays. They are
 * the last of their transaction.
 *
 * @throws Error when a habit is gone; the transaction is to be given up then.
 */
export async function writeChanges(
  tables: Tables,
  changes: readonly Change[],
  stamp: Stamp,
): Promise<Written> {
  const writing = new Writing(tables, stamp);
  const undo: Change[] = [];
  for (const change of changes) undo.unshift(await writing.change(change));
  return { undo, ...writing.flush() };
}

/** Changes upon rows that are read once and written once. */
class Writing {
  readonly #habits = new Map<number, HabitRow>();
  readonly #months = new Map<Month, MonthRow>();

  constructor(
    private readonly tables: Tables,
    private readonly stamp: Stamp,
  ) {}

  /** @returns the change that takes it back. */
  async change(change: Change): Promise<Change> {
    switch (change.kind) {
      case 'add':
        return this.#add(change.habit);
      case 'habit':
        return this.#habit(change);
      case 'mark':
        return this.#mark(change);
      case 'mood':
        return this.#mood(change);
      case 'setting':
        return this.#setting(change);
    }
  }

  flush(): Omit<Written, 'undo'> {
    for (const row of this.#habits.values()) this.tables.put('habits', row);
    for (const row of this.#months.values()) this.tables.put('months', row);
    this.tables.commit();
    // Worked out while the browser makes it durable.
    const months = new Map([...this.#months].map(([month, row]) => [month, monthRecord(row)]));
    return { habits: [...this.#habits.values()], months };
  }

  async #add(habit: NewHabit): Promise<Change> {
    const [stored, aside] = await Promise.all([
      this.tables.all('habits'),
      this.tables.all('setAside'),
    ]);
    const known = [...sortOut('habits', stored).rows, ...this.#habits.values()];
    const id = Math.max(lastIdOf(stored, aside), ...this.#habits.keys()) + 1;
    const position = Math.max(0, ...known.map((each) => each.position)) + 1;
    this.#habits.set(id, { ...habit, ...this.stamp, id, position, archive: [], deleted: false });
    return { kind: 'habit', id, fields: { deleted: true } };
  }

  async #habit({ id, fields }: Change & { kind: 'habit' }): Promise<Change> {
    const row = await this.#readHabit(id);
    // A deleted habit can be brought back, and nothing else.
    if (row.deleted && fields.deleted !== false) throw habitGone(id);
    const at = Math.max(this.stamp.at, row.at + 1);
    this.#habits.set(id, { ...row, ...fields, ...this.stamp, at });
    const before = Object.keys(fields).map((key) => [key, row[key as keyof typeof fields]]);
    return { kind: 'habit', id, fields: Object.fromEntries(before) };
  }

  async #mark({ id, day, mark }: Change & { kind: 'mark' }): Promise<Change> {
    const month = monthOf(day);
    const [habit, row] = await Promise.all([this.#readHabit(id), this.#readMonth(month)]);
    if (habit.deleted) throw habitGone(id);
    const index = indexIn(day);
    const cells = row.marks[id] ?? emptyCells(month);
    const changed = changeCell(cells, index, markCode(mark), this.stamp);
    this.#months.set(month, { ...row, marks: { ...row.marks, [id]: changed } });
    return { kind: 'mark', id, day, mark: markOfCode(cells.values[index] ?? NO_VALUE) };
  }

  async #mood({ day, mood, note }: Change & { kind: 'mood' }): Promise<Change> {
    const month = monthOf(day);
    const [row, known] = await Promise.all([
      this.#readMonth(month),
      readRow(this.tables, 'notes', day),
    ]);
    const index = indexIn(day);
    const moods = changeCell(row.moods, index, moodCode(mood), this.stamp);
    this.#months.set(month, { ...row, moods });
    if (note !== '') this.tables.put('notes', { day, note });
    else if (known) this.tables.delete('notes', day);
    const before = moodOfCode(row.moods.values[index] ?? NO_VALUE);
    return { kind: 'mood', day, mood: before, note: known?.note ?? '' };
  }

  async #setting(change: Change & { kind: 'setting' }): Promise<Change> {
    const { key, value } = change;
    const known = await readRow(this.tables, 'settings', key);
    this.tables.put('settings', { key, value, ...this.stamp });
    const before = known?.value ?? DEFAULT_SETTINGS[key];
    return { kind: 'setting', key, value: before } as Change;
  }

  async #readHabit(id: number): Promise<HabitRow> {
    const row = this.#habits.get(id) ?? (await readRow(this.tables, 'habits', id));
    if (row === undefined) throw habitGone(id);
    return row;
  }

  async #readMonth(month: Month): Promise<MonthRow> {
    const known = this.#months.get(month);
    if (known !== undefined) return known;
    const stored = await readRow(this.tables, 'months', month);
    // Another change of this write may have read and changed it meanwhile.
    return this.#months.get(month) ?? stored ?? emptyMonth(month);
  }
}

/** What to say of a habit that another tab has deleted, or that never was. */
export function habitGone(id: number): Refused {
  return new Refused(`This habit is no longer in your journal (number ${id}).`);
}

/** The stamp of what is changed now. */
export function stampNow(): Stamp {
  const now = new Date();
  return { at: now.getTime(), offset: -now.getTimezoneOffset() };
}
