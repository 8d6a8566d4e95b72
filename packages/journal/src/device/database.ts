import { Dexie, type EntityTable, type Table } from 'dexie';
import { DATABASE_NAME } from './databaseName';
import { journalError, troubleError } from './failures';
import type { HabitRow, MonthRow, NoteRow, SetAsideRow, SettingRow } from './rows';

/** The version of the schema below. A change of rows is a new version with an upgrade. */
export const SCHEMA_VERSION = 1;

/** Dexie counts in tenths of a version (https://dexie.org/docs/Dexie/Dexie.version()). */
const VERSION_STEPS = 10;

/** The tables of a journal. */
export class JournalDatabase extends Dexie {
  declare readonly habits: EntityTable<HabitRow, 'id'>;
  declare readonly months: EntityTable<MonthRow, 'month'>;
  declare readonly notes: EntityTable<NoteRow, 'day'>;
  declare readonly settings: EntityTable<SettingRow, 'key'>;
  declare readonly setAside: Table<SetAsideRow, number>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict', autoOpen: false });
    this.version(1).stores({
      habits: 'id',
      months: 'month',
      notes: 'day',
      settings: 'key',
      setAside: '++id',
    });
  }

  /** One transaction over the whole journal: a write is all of it or nothing. */
  write<T>(work: () => Promise<T>): Promise<T> {
    return this.transaction('rw', this.tables, work);
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
