import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { migrate, SCHEMA_VERSION } from '../rows/migrations';
import { TABLE_KEYS, TABLE_NAMES } from '../rows/rows';
import { isObject } from '../rows/values';
import { abort } from './transaction';

/** Databases are numbered in tens: 10 is version 1 of the schema. */
export const VERSION_STEP = 10;

export const DATABASE_VERSION = SCHEMA_VERSION * VERSION_STEP;

/** Events of a connection. */
interface ConnectionEvents {
  /** Called when another tab deletes the database (null) or opens it with a newer version. */
  readonly onVersionChange: (newVersion: number | null) => void;
  /** Called when rows of an earlier version begin to be migrated. */
  readonly onUpgrade: () => void;
  /** Called when the browser has closed the connection. */
  readonly onTerminated: () => void;
}

/**
 * Opens the database, made by this version or an earlier one; makes it where there is none. Where an
 * upgrade fails, the database stays as it was.
 */
export async function openDatabase(name: string, events: ConnectionEvents): Promise<IDBPDatabase> {
  let failure: unknown;
  const opening = openDB(name, DATABASE_VERSION, {
    upgrade(database, oldVersion, _, transaction) {
      for (const table of TABLE_NAMES) {
        if (!database.objectStoreNames.contains(table)) {
          database.createObjectStore(table, { keyPath: TABLE_KEYS[table] });
        }
      }
      if (oldVersion === 0) return;
      events.onUpgrade();
      const version = Math.floor(oldVersion / VERSION_STEP);
      transaction.done.catch(() => undefined);
      migrateRows(database, transaction, version).catch((error: unknown) => {
        failure = error;
        abort(transaction);
      });
    },
    blocking: (_, newVersion) => events.onVersionChange(newVersion),
    terminated: () => events.onTerminated(),
  });
  return opening.catch((error: unknown) => {
    throw failure ?? error;
  });
}

/** Migrates all rows of an earlier version, also those that the last import replaced. */
async function migrateRows(
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
  version: number,
): Promise<void> {
  const snapshots = transaction.objectStore('snapshots');
  const replaced: unknown = await snapshots.get('rows');
  if (isObject(replaced)) {
    const tables = Object.entries(replaced).map(([field, value]) => [
      field,
      isObject(value) ? migrate(value, version) : value,
    ]);
    await snapshots.put(Object.fromEntries(tables));
  }

  const names = [...database.objectStoreNames].filter((name) => name !== 'snapshots');
  const stored = await Promise.all(names.map((name) => transaction.objectStore(name).getAll()));
  const before = Object.fromEntries(names.map((name, index) => [name, stored[index]]));
  const after = migrate(before, version);
  for (const name of names) {
    const rows = after[name];
    if (rows === undefined) {
      database.deleteObjectStore(name);
    } else if (rows !== before[name]) {
      const store = transaction.objectStore(name);
      await Promise.all([store.clear(), ...rows.map(async (row) => store.put(row))]);
    }
  }
}
