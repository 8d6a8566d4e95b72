import type { Collection, Table } from 'dexie';
import type { JournalDatabase } from './database';
import type { SetAsideRow } from './rows';

/** A stored value that is no row of its table. */
export interface Unreadable {
  readonly table: Table;
  readonly key: unknown;
}

/** Which rows of a table are read. */
export type Which = { readonly latest: number } | { readonly keys: readonly string[] };

/** Reads a table, all of it unless told, telling rows from what cannot be read. */
export async function readTable<Row>(
  table: Table,
  isRow: (value: unknown) => value is Row,
  which?: Which,
): Promise<{ rows: Row[]; unreadable: Unreadable[] }> {
  const values: unknown[] = await select(table, which).toArray();
  const rows = values.filter(isRow);
  if (rows.length === values.length) return { rows, unreadable: [] };

  const keys: unknown[] = await select(table, which).primaryKeys();
  const unreadable = keys.filter((_, index) => !isRow(values[index]));
  return { rows, unreadable: unreadable.map((key) => ({ table, key })) };
}

function select(table: Table, which: Which | undefined): Collection {
  if (which === undefined) return table.toCollection();
  if ('keys' in which) return table.where(':id').anyOf([...which.keys]);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, not an array
  return table.orderBy(':id').reverse().limit(which.latest);
}

/**
 * Moves what cannot be read out of the way, word for word, so that nothing is ever written over it.
 * What another tab has mended or moved meanwhile stays.
 */
export async function setAside(
  database: JournalDatabase,
  unreadable: readonly Unreadable[],
): Promise<void> {
  await database.write(() =>
    Promise.all(unreadable.map(({ table, key }) => moveAside(database, table, key))),
  );
}

/** Moves one row aside, within a transaction. */
export async function moveAside(
  database: JournalDatabase,
  table: Table,
  key: unknown,
): Promise<void> {
  const row: unknown = await table.get(key);
  if (row === undefined) return;
  const aside: SetAsideRow = { table: table.name, key, row, at: Date.now() };
  await database.setAside.add(aside);
  await table.delete(key);
}
