import { JournalError } from '../../journalError';
import type { Tables } from '../journalStore';
import { applyChange, type Change, keysOf, refusalOf } from '../rows/changes';
import type { JournalRows } from '../rows/journalRows';
import { partitionRows, readRow } from '../rows/quarantine';
import type { HabitRow } from '../rows/rows';
import type { Stamp } from '../rows/stamp';
import { isChangedSince, isSuperseded, undoOf, undoConflictOf } from '../rows/undo';
import { lastIdOf } from './readJournal';
import type { UnfinishedWrite } from './unfinishedWrites';

/** The result of a write. */
export interface Written {
  /** The changes that take the write back. */
  readonly undo: readonly Change[];
  /** The rows that the changes read, as they are stored now. */
  readonly rows: JournalRows;
}

/**
 * Writes changes to the rows that are stored by then: what another tab wrote meanwhile stays.
 *
 * @param undoes - the changes that these take back, if they are an undo.
 * @throws JournalError when a habit or an entry is gone, or when what is to be undone was changed
 * since; the transaction is to be given up then.
 */
export async function writeChanges(
  tables: Tables,
  changes: readonly Change[],
  stamp: Stamp,
  undoes: readonly Change[] = [],
): Promise<Written> {
  const before = await readRows(tables, changes);
  if (undoes.some((done) => isChangedSince(before, done))) {
    const undoConflict = changes.map((change) => undoConflictOf(before, change)).find(Boolean);
    throw new JournalError('changed-since', { undoConflict: undoConflict ?? null });
  }
  return writeTo(tables, before, changes, stamp);
}

/** Writes the changes that a page was closed over; those already stored, or changed since, are left out. */
export async function writeUnfinished(
  tables: Tables,
  { changes, undo, stamp }: UnfinishedWrite,
): Promise<void> {
  const before = await readRows(tables, changes);
  const left = changes.filter(
    (change, index) =>
      !isSuperseded(before, change, stamp, undo[index]) && refusalOf(before, change) === null,
  );
  writeTo(tables, before, left, stamp);
}

function writeTo(
  tables: Tables,
  before: JournalRows,
  changes: readonly Change[],
  stamp: Stamp,
): Written {
  const undo: Change[] = [];
  let rows = before;
  for (const change of changes) {
    const refusal = refusalOf(rows, change);
    if (refusal !== null) throw new JournalError(refusal);
    undo.unshift(undoOf(rows, change));
    rows = applyChange(rows, change, stamp);
  }
  putRows(tables, changedRows(before, rows));
  return { undo, rows };
}

/** Reads the rows that changes read; values that cannot be read are quarantined. */
async function readRows(tables: Tables, changes: readonly Change[]): Promise<JournalRows> {
  const keys = keysOf(changes);
  const [habits, months, notes, habitNotes, settings] = await Promise.all([
    keys.habits === 'all' ? readAllHabits(tables) : readHabits(tables, keys.habits),
    readEach(keys.months, (month) => readRow(tables, 'months', month)),
    readEach(keys.notes, (day) => readRow(tables, 'notes', day)),
    readEach(keys.habitNotes, (key) => readRow(tables, 'habitNotes', key)),
    readEach(keys.settings, (key) => readRow(tables, 'settings', key)),
  ]);
  return { ...habits, months, notes, habitNotes, settings };
}

type Habits = Pick<JournalRows, 'habits' | 'lastHabitId'>;

async function readHabits(tables: Tables, ids: ReadonlySet<number>): Promise<Habits> {
  const habits = await readEach(ids, (id) => readRow(tables, 'habits', id));
  return { habits, lastHabitId: 0 };
}

async function readAllHabits(tables: Tables): Promise<Habits> {
  const [stored, quarantined] = await Promise.all([tables.all('habits'), tables.all('quarantine')]);
  const { rows } = partitionRows('habits', stored);
  const habits = new Map(rows.map((row): [number, HabitRow] => [row.id, row]));
  return { habits, lastHabitId: lastIdOf(stored, quarantined) };
}

async function readEach<Key, Row>(
  keys: ReadonlySet<Key>,
  read: (key: Key) => Promise<Row | undefined>,
): Promise<Map<Key, Row>> {
  const rows = new Map<Key, Row>();
  await Promise.all(
    [...keys].map(async (key) => {
      const row = await read(key);
      if (row !== undefined) rows.set(key, row);
    }),
  );
  return rows;
}

function changedRows(before: JournalRows, after: JournalRows): JournalRows {
  return {
    habits: changedEntries(before.habits, after.habits),
    months: changedEntries(before.months, after.months),
    notes: changedEntries(before.notes, after.notes),
    habitNotes: changedEntries(before.habitNotes, after.habitNotes),
    settings: changedEntries(before.settings, after.settings),
    lastHabitId: after.lastHabitId,
  };
}

function changedEntries<Key, Row>(before: ReadonlyMap<Key, Row>, after: ReadonlyMap<Key, Row>) {
  return new Map([...after].filter(([key, row]) => before.get(key) !== row));
}

function putRows(
  tables: Tables,
  { habits, months, notes, habitNotes, settings }: JournalRows,
): void {
  for (const row of habits.values()) tables.put('habits', row);
  for (const row of months.values()) tables.put('months', row);
  for (const row of notes.values()) tables.put('notes', row);
  for (const row of habitNotes.values()) tables.put('habitNotes', row);
  for (const row of settings.values()) tables.put('settings', row);
}
