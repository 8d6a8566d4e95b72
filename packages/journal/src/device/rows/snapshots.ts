import type { JournalTables } from '../../deviceJournal';

/** The last import: its time, and in a row of its own all rows from before and after it. */
export type SnapshotRow =
  | { readonly id: 'info'; readonly at: number }
  | { readonly id: 'rows'; readonly tables: JournalTables; readonly after?: JournalTables };
