import type { JournalDatabase } from './database';
import { isRow } from './isRow';
import type { Stored, TableRows, Tables } from './tables';

/** A table whose rows are looked at as they are read. */
type ParsedTable = keyof typeof isRow;

/** A stored value that is no row of its table. */
export interface Unreadable {
  readonly table: ParsedTable;
  readonly key: IDBValidKey;
}

/** Tells rows from what cannot be read. */
export function sortOut<Name extends ParsedTable>(
  table: Name,
  stored: readonly Stored[],
): { rows: TableRows[Name][]; unreadable: Unreadable[] } {
  const rows: TableRows[Name][] = [];
  const unreadable: Unreadable[] = [];
  for (const { key, value } of stored) {
    if (isRowOf(table, value)) rows.push(value);
    else unreadable.push({ table, key });
  }
  return { rows, unreadable };
}

/** Reads one row, within a write; what cannot be read is moved aside, out of the way. */
export async function readRow<Name extends ParsedTable>(
  tables: Tables,
  table: Name,
  key: IDBValidKey,
): Promise<TableRows[Name] | undefined> {
  const value = await tables.get(table, key);
  if (value === undefined || isRowOf(table, value)) return value;
  tables.put('setAside', { table, key, row: value, at: Date.now() });
  tables.delete(table, key);
  return undefined;
}

/**
 * Moves what cannot be read out of the way, word for word, so that nothing is ever written over it.
 * What another tab has mended or moved meanwhile stays.
 */
export async function setAside(
  database: JournalDatabase,
  unreadable: readonly Unreadable[],
): Promise<void> {
  await database.write((tables) =>
    Promise.all(unreadable.map(({ table, key }) => readRow(tables, table, key))),
  );
}

function isRowOf<Name extends ParsedTable>(table: Name, value: unknown): value is TableRows[Name] {
  return isRow[table](value);
}
