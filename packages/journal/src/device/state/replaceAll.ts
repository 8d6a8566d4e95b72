import type { JournalStore, Tables } from '../journalStore';
import { quarantinedRow } from '../rows/portable';
import { partitionValues } from '../rows/quarantine';
import type { JournalTables } from '../../journal';
import type { JournalTable } from '../rows/rows';
import type { ValidatedTable } from '../rows/validators';
import { newUid } from '../uid';

const VALIDATED: readonly ValidatedTable[] = [
  'habits',
  'months',
  'notes',
  'habitNotes',
  'settings',
];
const ALL: readonly JournalTable[] = [...VALIDATED, 'setAside'];

/** Every row of a journal, as stored. */
export function readTables(store: JournalStore): Promise<JournalTables> {
  return store.transact('read', readAllTables);
}

/** Puts rows in place of all that there are, and keeps those for {@link restoreReplaced}. */
export async function replaceRows(tables: Tables, rows: JournalTables): Promise<void> {
  const replaced = await readAllTables(tables);
  tables.put('snapshots', { id: 'info', at: Date.now() });
  tables.put('snapshots', { id: 'rows', tables: replaced });
  putAll(tables, rows);
}

/** Puts the rows back that were replaced last; there are none afterwards. */
export async function restoreReplaced(tables: Tables): Promise<void> {
  const snapshot = await tables.get('snapshots', 'rows');
  if (!isRowsSnapshot(snapshot)) return;
  tables.clear('snapshots');
  putAll(tables, snapshot.tables);
}

async function readAllTables(tables: Tables): Promise<JournalTables> {
  const stored = await Promise.all(ALL.map((table) => tables.all(table)));
  return Object.fromEntries(
    ALL.map((table, index) => [table, (stored[index] ?? []).map(({ value }) => value)]),
  ) as unknown as JournalTables;
}

/** What cannot be read goes to the table `setAside`, unchanged. */
function putAll(tables: Tables, rows: JournalTables): void {
  for (const table of ALL) tables.clear(table);
  for (const table of VALIDATED) {
    const { rows: readable, unreadable } = partitionValues(table, rows[table] ?? []);
    for (const row of readable) tables.put(table, row);
    for (const row of unreadable) {
      tables.put('setAside', { id: newUid(), table, key: null, row, at: Date.now() });
    }
  }
  for (const row of rows.setAside) {
    tables.put('setAside', { id: newUid(), ...quarantinedRow(row) });
  }
}

function isRowsSnapshot(value: unknown): value is { tables: JournalTables } {
  return typeof value === 'object' && value !== null && 'tables' in value;
}
