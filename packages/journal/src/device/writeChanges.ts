import type { Table } from 'dexie';
import { indexIn, type Month, monthOf } from '../month';
import type { Change, NewHabit } from './changes';
import type { JournalDatabase } from './database';
import { Refused } from './failures';
import { DEFAULT_SETTINGS } from './journalData';
import { lastIdOf } from './readJournal';
import {
  changeCell,
  emptyCells,
  emptyMonth,
  type HabitRow,
  isRow,
  markCode,
  markOfCode,
  type MonthRow,
  moodCode,
  moodOfCode,
  NO_VALUE,
  type Stamp,
} from './rows';
import { moveAside, readTable } from './setAside';

/** What a write did. */
export interface Written {
  /** The changes that take it back. */
  readonly undo: readonly Change[];
  /** Rows as they are now. */
  readonly habits: readonly HabitRow[];
  readonly months: readonly MonthRow[];
}

/**
 * Writes changes in one transaction, each upon what is stored by then: what another tab wrote
 * meanwhile stays.
 *
 * @throws Error when a habit is gone; nothing is written then.
 */
export function writeChanges(
  database: JournalDatabase,
  changes: readonly Change[],
  stamp: Stamp,
): Promise<Written> {
  return database.write(async () => {
    const writing = new Writing(database, stamp);
    const undo: Change[] = [];
    for (const change of changes) undo.unshift(await writing.change(change));
    return { undo, ...(await writing.flush()) };
  });
}

/** Changes upon rows that are read once and written once. */
class Writing {
  readonly #habits = new Map<number, HabitRow>();
  readonly #months = new Map<Month, MonthRow>();

  constructor(
    private readonly database: JournalDatabase,
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

  async flush() {
    const habits = [...this.#habits.values()];
    const months = [...this.#months.values()];
    await Promise.all([
      ...habits.map((row) => this.database.habits.put(row)),
      ...months.map((row) => this.database.months.put(row)),
    ]);
    return { habits, months };
  }

  async #add(habit: NewHabit): Promise<Change> {
    const id = Math.max(await lastIdOf(this.database), ...this.#habits.keys()) + 1;
    const position = await this.#lastPosition();
    this.#habits.set(id, {
      ...habit,
      ...this.stamp,
      id,
      position: position + 1,
      archive: [],
      deleted: false,
    });
    return { kind: 'habit', id, fields: { deleted: true } };
  }

  async #lastPosition(): Promise<number> {
    const { rows } = await readTable(this.database.habits, isRow.habits);
    const positions = [...rows, ...this.#habits.values()].map(({ position }) => position);
    return Math.max(0, ...positions);
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
    const { notes } = this.database;
    const month = monthOf(day);
    const [row, known] = await Promise.all([
      this.#readMonth(month),
      this.#read(notes, isRow.notes, day),
    ]);
    const index = indexIn(day);
    const moods = changeCell(row.moods, index, moodCode(mood), this.stamp);
    this.#months.set(month, { ...row, moods });
    if (note !== '') await notes.put({ day, note });
    else if (known) await notes.delete(day);
    const before = moodOfCode(row.moods.values[index] ?? NO_VALUE);
    return { kind: 'mood', day, mood: before, note: known?.note ?? '' };
  }

  async #setting(change: Change & { kind: 'setting' }): Promise<Change> {
    const { settings } = this.database;
    const known = await this.#read(settings, isRow.settings, change.key);
    const { key, value } = change;
    await settings.put({ key, value, ...this.stamp });
    const before = known?.value ?? DEFAULT_SETTINGS[key];
    return { kind: 'setting', key, value: before } as Change;
  }

  async #readHabit(id: number): Promise<HabitRow> {
    const row = this.#habits.get(id) ?? (await this.#read(this.database.habits, isRow.habits, id));
    if (row === undefined) throw habitGone(id);
    return row;
  }

  async #readMonth(month: Month): Promise<MonthRow> {
    const known = this.#months.get(month);
    if (known !== undefined) return known;
    const stored = await this.#read(this.database.months, isRow.months, month);
    // Another change of this write may have read and changed it meanwhile.
    return this.#months.get(month) ?? stored ?? emptyMonth(month);
  }

  async #read<Row>(
    table: Table,
    isRowOf: (value: unknown) => value is Row,
    key: unknown,
  ): Promise<Row | undefined> {
    const row: unknown = await table.get(key);
    if (row === undefined || isRowOf(row)) return row;
    await moveAside(this.database, table, key);
    return undefined;
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
