import type { JournalTables } from '../../deviceJournal';

/** All rows of a journal from before and after a change of all of it. */
export interface ReplacedRows {
  readonly tables: JournalTables;
  /** The rows after the change; an earlier version of the app kept none. */
  readonly after?: JournalTables;
}

/** Rows of this device alone: no copy holds them, and no import brings others. */
export type SnapshotRow =
  /**
   * The identity of the journal, given as it begins: one that is begun after it was erased has another. Beside
   * it the uids of the last writes.
   */
  | { readonly id: 'journal'; readonly identity: string; readonly written: readonly unknown[] }
  /** The last import: its time, which tells it from others, and in a row of its own the rows. */
  | { readonly id: 'info'; readonly at: number }
  | ({ readonly id: 'rows' } & ReplacedRows);
