import { deleteDB, type IDBPDatabase } from 'idb';
import type { Month } from '../../days/month';
import type { ChangedRows, JournalStore, StoreEvent, Tables } from '../journalStore';
import { TABLE_NAMES, type TableName } from '../rows/rows';
import { openDatabase } from './database';
import { databaseName } from './databaseName';
import { readIdentity } from '../state/identity';
import { localNotes } from '../../webStorage';
import { readAllRows } from './readAll';
import { storageError } from './storageError';
import { joinTabs, type Tabs } from './tabs';
import { beginTransaction, inTransaction } from './transaction';

/** Time in ms until a busy tab is given up, once to clear and once to delete. */
const ERASE_PATIENCE_MS = 700;

/** Names of the browser's errors where a connection is gone. */
const LOST_CONNECTION = ['InvalidStateError', 'UnknownError'];

/**
 * Opens the database of a journal on this device; makes it where there is none.
 *
 * @param onUpgrade - called when it begins to be brought to this version, which can take a while.
 * @throws JournalError 'newer' when a newer version made it, 'blocked' when there is no storage.
 */
export async function openIndexedDbStore(
  name = databaseName(),
  onUpgrade = () => {},
): Promise<JournalStore> {
  const store = new IndexedDbStore(name, onUpgrade);
  await store.open();
  await store.finishErasing();
  return store;
}

class IndexedDbStore implements JournalStore {
  readonly name: string;
  readonly #onUpgrade: () => void;
  readonly #tabs: Tabs;
  readonly #listeners = new Set<(event: StoreEvent) => void>();
  #database: IDBPDatabase | null = null;
  #isClosed = false;

  constructor(name: string, onUpgrade: () => void) {
    this.name = name;
    this.#onUpgrade = onUpgrade;
    this.#tabs = joinTabs(name, (changed) => this.#emit({ kind: 'changed', changed }));
  }

  async open(): Promise<IDBPDatabase> {
    try {
      this.#database = await openDatabase(this.name, {
        onUpgrade: this.#onUpgrade,
        onVersionChange: (newVersion) => this.#giveWay(newVersion),
        onTerminated: () => {
          this.#database = null;
        },
      });
      return this.#database;
    } catch (error) {
      throw storageError(error);
    }
  }

  readonly readAll = (): Promise<string> => readAllRows(this.name);

  readonly transact = async <T>(
    mode: 'read' | 'write',
    work: (tables: Tables) => Promise<T>,
  ): Promise<T> => {
    try {
      return await this.#transactOnce(mode, work).catch((error: unknown) => {
        if (!this.#isLost(error)) throw error;
        this.#database?.close();
        this.#database = null;
        return this.#transactOnce(mode, work);
      });
    } catch (error) {
      throw storageError(error);
    }
  };

  async #transactOnce<T>(mode: 'read' | 'write', work: (tables: Tables) => Promise<T>): Promise<T> {
    const changes = new NotedChanges();
    const transaction = beginTransaction(this.#database ?? (await this.open()), mode);
    const result = inTransaction(transaction, (tables) =>
      work(mode === 'write' ? changes.noting(tables) : tables),
    );
    if (mode === 'write') this.#tabs.tell(result, () => changes.rows());
    return result;
  }

  /**
   * True if an error says that the browser has dropped the connection: before the transaction, as Safari does in
   * the background, or in the middle of it, as on an iPhone that was locked.
   */
  #isLost(error: unknown): boolean {
    if (this.#isClosed || !(error instanceof DOMException)) return false;
    return this.#database === null || LOST_CONNECTION.includes(error.name);
  }

  readonly subscribe = (listener: (event: StoreEvent) => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  // Noted first: what a busy tab holds up, and a page that is closed leaves, the next opening finishes.
  readonly erase = async (journal: string): Promise<void> => {
    const isNoted = localNotes.set(erasingKey(this.name), journal);
    const cleared = this.transact('write', async (tables) => {
      for (const table of TABLE_NAMES) tables.clear(table);
    });
    try {
      await (isNoted ? Promise.race([cleared, afterMs(ERASE_PATIENCE_MS)]) : cleared);
      this.close();
      await Promise.race([this.#delete(), afterMs(ERASE_PATIENCE_MS)]);
    } catch (error) {
      localNotes.remove(erasingKey(this.name));
      throw storageError(error);
    }
  };

  /**
   * Deletes the journal if an earlier page was asked to erase it, and could not. One that was begun since stays, even
   * where the browser has brought the note back after a crash.
   */
  async finishErasing(): Promise<void> {
    const erased = localNotes.get(erasingKey(this.name));
    if (erased === null) return;
    if ((await this.transact('read', readIdentity)) !== erased) {
      localNotes.remove(erasingKey(this.name));
      return;
    }
    this.#database?.close();
    try {
      await this.#delete();
    } catch (error) {
      throw storageError(error);
    }
    await this.open();
  }

  async #delete(): Promise<void> {
    await deleteDB(this.name);
    localNotes.remove(erasingKey(this.name));
  }

  readonly close = (): void => {
    this.#isClosed = true;
    this.#tabs.close();
    this.#database?.close();
  };

  #giveWay(newVersion: number | null): void {
    this.close();
    this.#emit({ kind: 'lost', trouble: newVersion === null ? 'erased' : 'newer' });
  }

  #emit(event: StoreEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

const erasingKey = (name: string) => `${name}-erasing`;

/** Collects the changes of a transaction, for the other tabs. */
class NotedChanges {
  readonly #months = new Set<Month>();
  readonly #entries = new Set<Month>();
  readonly #habitNotes = new Set<string>();
  #isAll = false;

  /** The tables, with what is written to them noted. */
  noting(tables: Tables): Tables {
    return {
      ...tables,
      put: (table, row) => {
        if ('month' in row) this.#ofMonths(table).add(row.month);
        if (table === 'habitNotes' && 'key' in row) this.#habitNotes.add(String(row.key));
        tables.put(table, row);
      },
      delete: (table, key) => {
        if (table === 'habitNotes') this.#habitNotes.add(String(key));
        tables.delete(table, key);
      },
      clear: (table) => {
        this.#isAll = true;
        tables.clear(table);
      },
    };
  }

  #ofMonths(table: TableName): Set<Month> {
    return table === 'entries' ? this.#entries : this.#months;
  }

  rows(): ChangedRows {
    if (this.#isAll) return 'all';
    return {
      months: [...this.#months],
      entries: [...this.#entries],
      habitNotes: [...this.#habitNotes],
    };
  }
}

function afterMs(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
