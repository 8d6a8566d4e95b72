import { openDB, type OpenDBCallbacks } from 'idb';
import { VERSION_STEP } from './database';
import { databaseName } from './databaseName';
import { storageError } from './storageError';

/**
 * Reads everything that is stored, as JSON text, whichever version of the app stored it. A person can
 * save it as a file where the journal itself cannot be opened. It changes nothing.
 *
 * @throws JournalError when it cannot be read, or where there is no journal.
 */
export async function readAllRows(name = databaseName()): Promise<string> {
  try {
    const database = await openDB(name, undefined, { upgrade: makeNone });
    try {
      const header = {
        app: 'daybow',
        kind: 'backup',
        version: Math.floor(database.version / VERSION_STEP),
        savedAt: new Date().toISOString(),
      };
      // The last replaced rows are of this device alone.
      const names = [...database.objectStoreNames].filter((table) => table !== 'snapshots');
      if (names.length === 0) return JSON.stringify({ ...header, tables: {} });
      const transaction = database.transaction(names);
      const tables = await Promise.all(
        names.map(async (table) => {
          const store = transaction.objectStore(table);
          const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
          return [table, rows.map((row: unknown, index) => ({ key: keys[index], row }))] as const;
        }),
      );
      return JSON.stringify({ ...header, tables: Object.fromEntries(tables) }, null, 2);
    } finally {
      database.close();
    }
  } catch (error) {
    throw storageError(error);
  }
}

/** Takes back a database that opening would make. */
function makeNone(
  ...[, , , transaction]: Parameters<NonNullable<OpenDBCallbacks<unknown>['upgrade']>>
) {
  transaction.done.catch(() => undefined);
  transaction.abort();
}
