import type { JournalStore, Key, Stored, Tables } from '../journalStore';
import { newUid } from '../../uid';
import { isRow, type QuarantinedRow, type TableRows, type ValidatedTable } from './rows';

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
    if (isRow(table, value)) rows.push(value);
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
    if (isRow(table, value)) rows.push(value);
    else unreadable.push(value);
  }
  return { rows, unreadable };
}

/** Reads one row within a write; a value that cannot be read is quarantined. */
export async function readRow<Name extends ValidatedTable>(
  tables: Tables,
  table: Name,
  key: Key,
): Promise<TableRows[Name] | undefined> {
  const value = await tables.get(table, key);
  if (value === undefined || isRow(table, value)) return value;
  quarantineRow(tables, { table, key, row: value });
  tables.delete(table, key);
  return undefined;
}

/** Keeps a value that cannot be read, unchanged: it is counted and part of every copy. */
export function quarantineRow(
  tables: Tables,
  what: Pick<QuarantinedRow, 'table' | 'key' | 'row'>,
): void {
  tables.put('quarantine', { id: newUid(), ...what, at: Date.now() });
}

/**
 * Moves values that cannot be read to the table `quarantine`, unchanged, so that nothing is written
 * over them. Values that another tab has moved or repaired meanwhile stay.
 */
export async function quarantine(
  store: JournalStore,
  unreadable: readonly Unreadable[],
): Promise<void> {
  await store.transact('write', (tables) =>
    Promise.all(unreadable.map(({ table, key }) => readRow(tables, table, key))),
  );
}
