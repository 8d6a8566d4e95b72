import type { JournalStore, Tables } from '../journalStore';
import { fromPortable } from '../rows/fromPortable';
import { type HabitIds, toPortable } from '../rows/portable';
import { partitionValues, quarantineRow } from '../rows/quarantine';
import { quarantinedRow } from '../rows/quarantined';
import { revertChange } from '../rows/revertChange';
import type { JournalTables } from '../../deviceJournal';
import { JournalError } from '../../journalError';
import { type JournalTable, VALIDATED_TABLES } from '../rows/rows';
import type { ReplacedRows } from '../rows/snapshots';
import { newUid } from '../../uid';
import { timeOf } from './readJournal';

const ALL: readonly JournalTable[] = [...VALIDATED_TABLES, 'quarantine'];

/** Every row of a journal, as stored. */
export function readTables(store: JournalStore): Promise<JournalTables> {
  return store.transact('read', readAllTables);
}

/**
 * Puts other rows in place of all that there are, and keeps those for {@link restoreReplaced}.
 *
 * @param rowsFor - the rows, for those that there are by then.
 * @returns the time that tells this replacement from others.
 */
export async function replaceRows(
  tables: Tables,
  rowsFor: (before: JournalTables) => JournalTables,
): Promise<number> {
  const before = await readAllTables(tables);
  putAll(tables, rowsFor(before));
  // The rows of now tell later what was changed since.
  const after = await readAllTables(tables);
  const at = Date.now();
  tables.put('snapshots', { id: 'info', at });
  tables.put('snapshots', { id: 'rows', tables: before, after });
  return at;
}

/**
 * Takes the last replacement or merge back; there is nothing to take back afterwards.
 * Later changes stay.
 *
 * @param at - the time of the replacement, if it must be that one.
 * @returns the rows from before and after this, which take it back in turn: see {@link rowsWithout}.
 * @throws JournalError 'changed-since' where there is nothing to take back, or another replacement.
 */
export async function restoreReplaced(tables: Tables, at?: number): Promise<ReplacedRows> {
  const { snapshot, now } = await readReplaced(tables, at);
  for (const id of ['info', 'rows']) tables.delete('snapshots', id);
  putAll(tables, rowsWithout(snapshot, now));
  return { tables: now, after: await readAllTables(tables) };
}

/**
 * Reads the rows of now, and those that {@link restoreReplaced} would leave.
 *
 * @throws JournalError as that does.
 */
export async function previewRestored(
  tables: Tables,
  at?: number,
): Promise<{ readonly now: JournalTables; readonly restored: JournalTables }> {
  const { snapshot, now } = await readReplaced(tables, at);
  return { now, restored: rowsWithout(snapshot, now) };
}

/** The rows that the last replacement kept, and those of now. */
async function readReplaced(tables: Tables, at?: number) {
  const [info, snapshot] = await Promise.all([
    tables.get('snapshots', 'info'),
    tables.get('snapshots', 'rows'),
  ]);
  const isThere = isRowsSnapshot(snapshot) && (at === undefined || timeOf(info) === at);
  if (!isThere) throw new JournalError('changed-since');
  return { snapshot, now: await readAllTables(tables) };
}

/** The rows of now without a change of all rows; what was changed after it stays. */
export function rowsWithout(
  { tables: rowsBefore, after: rowsAfter }: ReplacedRows,
  rowsNow: JournalTables,
): JournalTables {
  const [now, before] = [toPortable(rowsNow), toPortable(rowsBefore)];
  // An earlier version of the app kept no rows of after: nothing tells what was changed since.
  const after = rowsAfter ? toPortable(rowsAfter) : now;
  const journal = revertChange(now.journal, before.journal, after.journal);
  const { habits, marks, habitNotes } = journal;
  const isThere = (uid: string) => habits.has(uid) || marks.has(uid) || habitNotes.has(uid);
  const ids = joinIds(new Map([...now.ids].filter(([uid]) => isThere(uid))), before.ids);
  // Findings name habits by ids, and are computed again where there are none.
  const hasSameIds = [...before.ids].every(([uid, id]) => ids.get(uid) === id);
  return fromPortable(journal, ids, hasSameIds ? before.findings : []);
}

/**
 * The rows of a file, with the ids of habits that are here already. No habit gets the id of another one: a tab that is
 * open may show that.
 */
export function withIdsOf(here: HabitIds, file: JournalTables): JournalTables {
  const { journal, ids, findings } = toPortable(file);
  const joined = joinIds(here, ids);
  // Findings name habits by their ids; without them they are computed again.
  const isSame = [...ids].every(([uid, id]) => joined.get(uid) === id);
  return fromPortable(journal, joined, isSame ? findings : []);
}

/** Joins the ids of habits in one database with those of another that are free. */
function joinIds(first: HabitIds, second: HabitIds): HabitIds {
  const taken = new Set(first.values());
  const free = [...second].filter(([uid, id]) => !first.has(uid) && !taken.has(id));
  return new Map([...first, ...free]);
}

async function readAllTables(tables: Tables): Promise<JournalTables> {
  const stored = await Promise.all(ALL.map((table) => tables.all(table)));
  return Object.fromEntries(
    ALL.map((table, index) => [table, (stored[index] ?? []).map(({ value }) => value)]),
  ) as unknown as JournalTables;
}

/** Puts rows in place of all that there are; values that cannot be read are quarantined. */
function putAll(tables: Tables, rows: JournalTables): void {
  for (const table of ALL) tables.clear(table);
  for (const table of VALIDATED_TABLES) {
    const { rows: readable, unreadable } = partitionValues(table, rows[table]);
    for (const row of readable) tables.put(table, row);
    for (const row of unreadable) quarantineRow(tables, { table, key: null, row });
  }
  for (const row of rows.quarantine) {
    tables.put('quarantine', { id: newUid(), ...quarantinedRow(row) });
  }
}

export function isRowsSnapshot(value: unknown): value is ReplacedRows {
  return typeof value === 'object' && value !== null && 'tables' in value;
}
