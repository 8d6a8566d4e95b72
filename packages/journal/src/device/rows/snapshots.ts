import type { JournalTables } from '../../deviceJournal';

/** The last import: when it was, and in a row of its own all rows of before and of after it. */
export type SnapshotRow =
  | { readonly id: 'info'; readonly at: number }
  | { readonly id: 'rows'; readonly tables: JournalTables; readonly after?: JournalTables };
