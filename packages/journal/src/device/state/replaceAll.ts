import type { JournalStore, Tables } from '../journalStore';
import { fromPortable } from '../rows/fromPortable';
import { type HabitIds, toPortable } from '../rows/portable';
import { partitionValues, quarantineRow } from '../rows/quarantine';
import { quarantinedRow } from '../rows/quarantined';
import { revertChange } from '../rows/revertChange';
import type { JournalTables } from '../../deviceJournal';
import { type JournalTable, VALIDATED_TABLES } from '../rows/rows';
import { newUid } from '../uid';

const ALL: readonly JournalTable[] = [...VALIDATED_TABLES, 'quarantine'];

/** Every row of a journal, as stored. */
export function readTables(store: JournalStore): Promise<JournalTables> {
  return store.transact('read', readAllTables);
}

/**
 * Puts other rows in place of all that there are, and keeps those for {@link restoreReplaced}.
 *
 * @param rowsFor - the rows, for those that there are by then.
 */
export async function replaceRows(
  tables: Tables,
  rowsFor: (before: JournalTables) => JournalTables,
): Promise<void> {
  const before = await readAllTables(tables);
  putAll(tables, rowsFor(before));
  // The rows of now tell later what was changed since.
  const after = await readAllTables(tables);
  tables.put('snapshots', { id: 'info', at: Date.now() });
  tables.put('snapshots', { id: 'rows', tables: before, after });
}

/**
 * Takes the last replacement or merge back; there is nothing to take back afterwards.
 * Later changes stay.
 */
export async function restoreReplaced(tables: Tables): Promise<void> {
  const snapshot = await tables.get('snapshots', 'rows');
  if (!isRowsSnapshot(snapshot)) return;
  const before = toPortable(snapshot.tables);
  const after = snapshot.after && toPortable(snapshot.after);
  const now = toPortable(await readAllTables(tables));
  tables.clear('snapshots');
  if (after === undefined) {
    // Kept by an earlier version of the app, which knew nothing of what came after.
    putAll(tables, snapshot.tables);
    return;
  }
  const restored = revertChange(now.journal, before.journal, after.journal);
  putAll(tables, fromPortable(restored, joinIds(before.ids, now.ids), before.findings));
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

export function isRowsSnapshot(
  value: unknown,
): value is { tables: JournalTables; after?: JournalTables } {
  return typeof value === 'object' && value !== null && 'tables' in value;
}
