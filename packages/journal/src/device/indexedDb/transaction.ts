import { type IDBPDatabase, unwrap } from 'idb';
import type { Stored, Tables } from '../journalStore';
import { TABLE_NAMES, type TableName } from '../rows/rows';

/**
 * Begins a transaction over all tables. It is the browser's own: a tap waits for it, and what idb puts
 * around each request takes longer than the request.
 */
export function beginTransaction(database: IDBPDatabase, mode: 'read' | 'write'): IDBTransaction {
  const idbMode = mode === 'read' ? 'readonly' : 'readwrite';
  return unwrap(database).transaction(TABLE_NAMES, idbMode, { durability: 'strict' });
}

/**
 * Works in a transaction and waits until it is durable.
 *
 * @throws what the work throws, or what the browser says; nothing is written then.
 */
export async function inTransaction<T>(
  transaction: IDBTransaction,
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  const durable = endOf(transaction);
  // Awaited below, and seldom: an error of the work comes first.
  durable.catch(() => undefined);
  try {
    const result = await work(tablesOf(transaction));
    // Says that this was all, so that the browser need not ask.
    transaction.commit();
    await durable;
    return result;
  } catch (error) {
    abort(transaction);
    throw transaction.error ?? error;
  }
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError')),
    );
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? undefined));
  });
}

/** Gives a transaction up, whatever has become of it. */
export function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function tablesOf(transaction: IDBTransaction): Tables {
  const store = (table: TableName) => transaction.objectStore(table);
  return {
    get: (table, key) => answerOf<unknown>(store(table).get(key as IDBValidKey)),
    all: async (table) => {
      const [keys, values] = await Promise.all([
        answerOf(store(table).getAllKeys()),
        answerOf(store(table).getAll()),
      ]);
      return keys.map((key, index): Stored => ({ key, value: values[index] as unknown }));
    },
    count: (table) => answerOf(store(table).count()),
    // A request that fails also ends the transaction, which says why.
    put: (table, row) => void store(table).put(row),
    delete: (table, key) => void store(table).delete(key as IDBValidKey),
    clear: (table) => void store(table).clear(),
  };
}
