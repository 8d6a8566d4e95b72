import type { JournalStore, Key, Stored, Tables } from '../journalStore';
import { newUid } from '../uid';
import type { QuarantinedRow, TableRows } from './rows';
import { type ValidatedTable, validators } from './validators';

/** A stored value that is no row of its table. */
export interface Unreadable {
  readonly table: ValidatedTable;
  readonly key: Key;
}

/** Separates rows from values that cannot be read. */
export function partitionRows<Name extends ValidatedTable>(
  table: Name,
  stored: readonly Stored[],
): { rows: TableRows[Name][]; unreadable: Unreadable[] } {
  const rows: TableRows[Name][] = [];
  const unreadable: Unreadable[] = [];
  for (const { key, value } of stored) {
    if (isValid(table, value)) rows.push(value);
    else unreadable.push({ table, key });
  }
  return { rows, unreadable };
}

/** Separates rows from values of any kind. */
export function partitionValues<Name extends ValidatedTable>(
  table: Name,
  values: readonly unknown[],
): { rows: TableRows[Name][]; unreadable: unknown[] } {
  const rows: TableRows[Name][] = [];
  const unreadable: unknown[] = [];
  for (const value of values) {
    if (isValid(table, value)) rows.push(value);
    else unreadable.push(value);
  }
  return { rows, unreadable };
}

/** Reads one row within a write; a value that cannot be read moves to the table `setAside`. */
export async function readRow<Name extends ValidatedTable>(
  tables: Tables,
  table: Name,
  key: Key,
): Promise<TableRows[Name] | undefined> {
  const value = await tables.get(table, key);
  if (value === undefined || isValid(table, value)) return value;
  putAside(tables, { table, key, row: value });
  tables.delete(table, key);
  return undefined;
}

/** Keeps what cannot be read, unchanged, so that it is counted and stands in every copy. */
export function putAside(
  tables: Tables,
  what: Pick<QuarantinedRow, 'table' | 'key' | 'row'>,
): void {
  tables.put('setAside', { id: newUid(), ...what, at: Date.now() });
}

/**
 * Moves values that cannot be read to the table `setAside`, unchanged, so that nothing is written
 * over them. Those that another tab has moved or repaired meanwhile stay.
 */
export async function quarantine(
  store: JournalStore,
  unreadable: readonly Unreadable[],
): Promise<void> {
  await store.transact('write', (tables) =>
    Promise.all(unreadable.map(({ table, key }) => readRow(tables, table, key))),
  );
}

function isValid<Name extends ValidatedTable>(
  table: Name,
  value: unknown,
): value is TableRows[Name] {
  return validators[table](value);
}
