import { contentsOf } from '../device/rows/contents';
import type { JournalTables } from '../deviceJournal';
import type { JournalTable } from '../device/rows/rows';
import type { JournalContents } from '../progress/contents';
import { migrate, SCHEMA_VERSION, tablesOf } from '../device/rows/migrations';
import { isObject } from '../device/rows/values';
import { TransferError } from './transferError';

/** The content of a backup file. */
export interface Backup {
  /** The time of saving, in ms since 1970; null for files that do not say so. */
  readonly savedAt: number | null;
  readonly tables: JournalTables;
  readonly contents: JournalContents;
}

/**
 * Reads the content of a backup file of this version of the app or an earlier one.
 *
 * @throws TransferError 'damaged' or 'newer'.
 */
export function backupOf(file: unknown): Backup {
  if (!isObject(file) || !isObject(file.tables)) throw new TransferError('damaged');
  const version = versionOf(file);
  if (version > SCHEMA_VERSION) throw new TransferError('newer');
  // A step makes a table that is missing: a file that was cut would look whole.
  if (tablesOf(version).some((table) => !Object.hasOwn(file.tables as object, table))) {
    throw new TransferError('damaged');
  }
  const stored = Object.entries(file.tables).map(([table, rows]) => [table, rowsOf(rows)]);
  const migrated = migrate(Object.fromEntries(stored), version);
  const tableOf = (name: JournalTable) => {
    const rows = migrated[name];
    if (rows === undefined) throw new TransferError('damaged');
    return rows;
  };
  const tables: JournalTables = {
    habits: tableOf('habits'),
    months: tableOf('months'),
    entries: tableOf('entries'),
    habitNotes: tableOf('habitNotes'),
    periodNotes: tableOf('periodNotes'),
    labels: tableOf('labels'),
    settings: tableOf('settings'),
    quarantine: tableOf('quarantine'),
  };
  const savedAt = Date.parse(String(file.savedAt));
  return {
    savedAt: Number.isNaN(savedAt) ? null : savedAt,
    tables,
    contents: contentsOf(tables),
  };
}

/** The version of the rows; files saved before there was a header have that of the database, in tens. */
function versionOf({ app, version }: Record<string, unknown>): number {
  if (typeof version !== 'number') throw new TransferError('damaged');
  return app === undefined ? version / 10 : version;
}

function rowsOf(table: unknown): readonly unknown[] {
  if (!Array.isArray(table)) throw new TransferError('damaged');
  return table.map((each: unknown) => (isObject(each) ? each.row : each));
}
