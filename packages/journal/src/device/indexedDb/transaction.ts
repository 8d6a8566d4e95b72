import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Stored, Tables } from '../journalStore';
import type { TableName } from '../rows/rows';
import { TABLE_NAMES } from './database';

type Transaction = IDBPTransaction<unknown, TableName[], 'readwrite'>;

/** Begins a transaction over all tables. */
export function beginTransaction(database: IDBPDatabase, mode: 'read' | 'write'): Transaction {
  const idbMode = mode === 'read' ? 'readonly' : 'readwrite';
  const options = { durability: 'strict' } as const;
  return database.transaction(TABLE_NAMES, idbMode, options) as Transaction;
}

/**
 * Works in a transaction and waits until it is durable.
 *
 * @throws what the work throws, or what the browser says; nothing is written then.
 */
export async function inTransaction<T>(
  transaction: Transaction,
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  // Awaited below, and seldom: an error of the work comes first.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(tablesOf(transaction));
    // Says that this was all, so that the browser need not ask.
    transaction.commit();
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw transaction.error ?? error;
  }
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function tablesOf(transaction: Transaction): Tables {
  const store = (table: TableName) => transaction.objectStore(table);
  const read = async (table: TableName, range?: IDBKeyRange | null, count?: number) => {
    const [keys, values] = await Promise.all([
      store(table).getAllKeys(range, count),
      store(table).getAll(range, count),
    ]);
    return keys.map((key, index): Stored => ({ key, value: values[index] as unknown }));
  };
  return {
    get: (table, key) => store(table).get(key as IDBValidKey) as Promise<unknown>,
    all: (table) => read(table),
    range: (table, from, to) => read(table, IDBKeyRange.bound(from, to)),
    some: (table, after, count) =>
      read(table, after === null ? null : IDBKeyRange.lowerBound(after, true), count),
    count: (table) => store(table).count(),
    // A request that fails also ends the transaction, which says why.
    put: (table, row) =>
      void store(table)
        .put(row)
        .catch(() => undefined),
    delete: (table, key) =>
      void store(table)
        .delete(key as IDBValidKey)
        .catch(() => undefined),
    clear: (table) =>
      void store(table)
        .clear()
        .catch(() => undefined),
  };
}
