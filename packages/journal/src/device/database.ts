import { Dexie } from 'dexie';
import { DATABASE_NAME } from './databaseName';
import { journalError, troubleError } from './failures';
import { inTransaction, type TableRows, type Tables } from './tables';

/** The version of the schema below. A change of rows is a new version with an upgrade. */
export const SCHEMA_VERSION = 1;

/** Dexie counts in tenths of a version (https://dexie.org/docs/Dexie/Dexie.version()). */
const VERSION_STEPS = 10;

/** The primary key of each table; '++' counts by itself. */
const KEYS: Readonly<Record<keyof TableRows, string>> = {
  habits: 'id',
  months: 'month',
  notes: 'day',
  settings: 'key',
  setAside: '++id',
};

/**
 * The database of a journal. Dexie opens, upgrades and deletes it; what is read and written goes by
 * IndexedDB's own transactions: through Dexie's the same tick takes half as long again.
 */
export class JournalDatabase extends Dexie {
  constructor(name: string) {
    super(name, { autoOpen: false });
    this.version(1).stores(KEYS);
  }

  /** One transaction over the whole journal: all that is read is of one moment. */
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return this.#transact('readonly', work);
  }

  /**
   * One transaction over the whole journal: a write is all of it or nothing. It has begun when this
   * returns, and is durable when the promise resolves.
   */
  write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return this.#transact('readwrite', work);
  }

  async #transact<T>(mode: IDBTransactionMode, work: (tables: Tables) => Promise<T>): Promise<T> {
    let transaction: IDBTransaction;
    try {
      transaction = this.#begin(mode);
    } catch (error) {
      if (!this.isOpen()) throw error;
      // The browser has dropped the connection, as Safari does to pages in the background.
      this.close({ disableAutoOpen: false });
      await this.open();
      transaction = this.#begin(mode);
    }
    return inTransaction(transaction, work);
  }

  #begin(mode: IDBTransactionMode): IDBTransaction {
    return this.backendDB().transaction(Object.keys(KEYS), mode, { durability: 'strict' });
  }
}

/**
 * Opens the database, made by this version or an earlier one.
 *
 * @throws JournalError 'newer' when a newer one made it, 'blocked' when there is no storage.
 */
export async function openDatabase(name = DATABASE_NAME): Promise<JournalDatabase> {
  const database = new JournalDatabase(name);
  try {
    // Dexie opens what a newer version has made, and mends what it thinks is missing there.
    if (await isNewer(name)) throw troubleError('newer');
    await database.open();
    return database;
  } catch (error) {
    throw journalError(error);
  }
}

async function isNewer(name: string): Promise<boolean> {
  return (await storedVersion(name)) >= (SCHEMA_VERSION + 1) * VERSION_STEPS;
}

/** The version that the browser knows of a database; 0 where there is none. */
export async function storedVersion(name = DATABASE_NAME): Promise<number> {
  try {
    const databases = await indexedDB.databases();
    return databases.find((each) => each.name === name)?.version ?? 0;
  } catch (error) {
    throw journalError(error);
  }
}
