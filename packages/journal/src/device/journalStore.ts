import type { Month } from '../days/month';
import type { StorageTrouble } from '../journalError';
import type { TableName, TableRows } from './rows/rows';

/**
 * The storage of a journal. `describeJournalStore` in `journalStore.contract.ts` tests what
 * an implementation promises.
 */
export interface JournalStore {
  /** The name of the storage on this device. */
  readonly name: string;

  /**
   * Reads everything that is stored, at one moment, as JSON text that a person can save as a file.
   *
   * @throws JournalError when it cannot be read.
   */
  readonly readAll: () => Promise<string>;

  /**
   * Runs one transaction over the whole journal: reads are of one moment, and a write is all of
   * it or nothing. It has begun when this returns. A write is durable when the promise resolves, and
   * the other tabs are told of it.
   *
   * @param work - waits for nothing but its own reads.
   * @throws what the work throws, or a JournalError of the storage; nothing is written then.
   */
  readonly transact: <T>(
    mode: 'read' | 'write',
    work: (tables: Tables) => Promise<T>,
  ) => Promise<T>;

  /** Calls the listener for events elsewhere, until the returned function is called. */
  readonly subscribe: (listener: (event: StoreEvent) => void) => () => void;

  /**
   * Erases everything for good, in every tab; the store is closed then.
   *
   * @param journal - the identity of the journal, so that no other is erased if this is to be finished later.
   * @throws JournalError when that fails.
   */
  readonly erase: (journal: string) => Promise<void>;

  readonly close: () => void;
}

/** An event elsewhere, as in another tab. */
export type StoreEvent =
  /** Another tab has written. */
  | { readonly kind: 'changed'; readonly changed: ChangedRows }
  /** Nothing can be written any more, or not for now. */
  | {
      readonly kind: 'lost';
      readonly trouble: StorageTrouble;
    };

/** The keys of months, entries and notes of habits that a write changed. Rows of other tables may have changed, too. */
export type ChangedRows =
  | {
      readonly months: readonly Month[];
      readonly entries: readonly Month[];
      readonly habitNotes: readonly string[];
    }
  /** All keys, as when everything was replaced. */
  | 'all';

/** A stored value, not yet validated. */
export interface Stored {
  readonly key: Key;
  readonly value: unknown;
}

/** The tables within a transaction. */
export interface Tables {
  /** Reads the value under a key; undefined where there is none. */
  readonly get: (table: TableName, key: Key) => Promise<unknown>;
  /** Reads every row, in the order of keys. */
  readonly all: (table: TableName) => Promise<Stored[]>;
  readonly count: (table: TableName) => Promise<number>;
  /** Puts a row. Neither this nor a deletion needs to be awaited: a failure ends the transaction. */
  readonly put: <Name extends TableName>(table: Name, row: TableRows[Name]) => void;
  readonly delete: (table: TableName, key: Key) => void;
  /** Deletes every row of a table. */
  readonly clear: (table: TableName) => void;
}

/** The key of a row, as the storage keeps it; keys of rows that cannot be read may be anything. */
export type Key = string | number | object;
