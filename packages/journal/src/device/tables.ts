import type { HabitRow, MonthRow, NoteRow, SetAsideRow, SettingRow } from './rows';

/** The tables, and what a row of each is. */
export interface TableRows {
  readonly habits: HabitRow;
  readonly months: MonthRow;
  readonly notes: NoteRow;
  readonly settings: SettingRow;
  readonly setAside: SetAsideRow;
}

export type TableName = keyof TableRows;

/** A stored value. Nobody has looked yet whether it is a row of its table. */
export interface Stored {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** What can be done with the tables within one transaction. */
export class Tables {
  readonly #transaction: IDBTransaction;

  constructor(transaction: IDBTransaction) {
    this.#transaction = transaction;
  }

  /** The value under a key; undefined where there is none. */
  get(table: TableName, key: IDBValidKey): Promise<unknown> {
    return answer(this.#store(table).get(key));
  }

  async all(table: TableName): Promise<Stored[]> {
    const store = this.#store(table);
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return keys.map((key, index) => ({ key, value: values[index] as unknown }));
  }

  /** What there is under these keys. */
  async some(table: TableName, keys: readonly IDBValidKey[]): Promise<Stored[]> {
    const values = await Promise.all(keys.map((key) => this.get(table, key)));
    return keys.flatMap((key, index) => {
      const value = values[index];
      return value === undefined ? [] : { key, value };
    });
  }

  /** Those with the highest keys, the highest first. */
  last(table: TableName, count: number): Promise<Stored[]> {
    const request = this.#store(table).openCursor(null, 'prev');
    const found: Stored[] = [];
    return new Promise((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (cursor === null || found.length === count) return resolve(found);
        found.push({ key: cursor.primaryKey, value: cursor.value });
        cursor.continue();
      });
    });
  }

  count(table: TableName): Promise<number> {
    return answer(this.#store(table).count());
  }

  /** Nobody needs to wait for this or a deletion: one that fails ends the transaction. */
  put<Name extends TableName>(table: Name, row: TableRows[Name]): void {
    this.#store(table).put(row);
  }

  delete(table: TableName, key: IDBValidKey): void {
    this.#store(table).delete(key);
  }

  /** Says that this was all, so that the browser need not ask when it has done it. */
  commit(): void {
    this.#transaction.commit();
  }

  #store(table: TableName): IDBObjectStore {
    return this.#transaction.objectStore(table);
  }
}

/**
 * Does some work in a transaction and waits until it is durable.
 *
 * @throws what the work throws, or what the browser says; nothing was done then.
 */
export async function inTransaction<T>(
  transaction: IDBTransaction,
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  const end = new Promise<Event>((resolve) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', resolve);
  });
  let result: T;
  try {
    result = await work(new Tables(transaction));
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw transaction.error ?? error;
  }
  if ((await end).type === 'abort') {
    throw transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError');
  }
  return result;
}

/** What a request is answered. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
