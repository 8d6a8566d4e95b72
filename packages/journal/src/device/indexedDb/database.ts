import { type IDBPDatabase, openDB } from 'idb';
import type { TableName } from '../rows/rows';
import { SCHEMA_VERSION } from '../rows/schemaVersion';

/** Databases are numbered in tens: 10 is version 1 of the schema. */
export const VERSION_STEP = 10;

export const DATABASE_VERSION = SCHEMA_VERSION * VERSION_STEP;

/** The primary key of each table. */
const KEYS: Readonly<Record<TableName, IDBObjectStoreParameters>> = {
  habits: { keyPath: 'id' },
  months: { keyPath: 'month' },
  notes: { keyPath: 'day' },
  habitNotes: { keyPath: 'key' },
  settings: { keyPath: 'key' },
  setAside: { keyPath: 'id', autoIncrement: true },
  snapshots: { keyPath: 'id' },
};

export const TABLE_NAMES = Object.keys(KEYS) as TableName[];

/** What a connection may be told. */
interface ConnectionEvents {
  /** Another tab deletes the database (null) or opens it with a newer version. */
  readonly onVersionChange: (newVersion: number | null) => void;
  /** The browser has closed the connection. */
  readonly onTerminated: () => void;
}

/** Opens the database, made by this version or an earlier one; makes it where there is none. */
export function openDatabase(name: string, events: ConnectionEvents): Promise<IDBPDatabase> {
  return openDB(name, DATABASE_VERSION, {
    // Each version only added tables.
    upgrade(database) {
      for (const table of TABLE_NAMES) {
        if (!database.objectStoreNames.contains(table)) {
          database.createObjectStore(table, KEYS[table]);
        }
      }
    },
    blocking: (_, newVersion) => events.onVersionChange(newVersion),
    terminated: () => events.onTerminated(),
  });
}
