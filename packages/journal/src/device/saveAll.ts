import { DATABASE_NAME } from './databaseName';
import { journalError } from './failures';
import { answer } from './tables';

/**
 * All that is stored, as JSON text, whichever version stored it: what a person can save as a file
 * where the journal itself cannot be opened. It changes nothing.
 *
 * @throws JournalError when even that cannot be read.
 */
export async function saveAllRows(databaseName = DATABASE_NAME): Promise<string> {
  try {
    const opening = indexedDB.open(databaseName);
    // Where there is none, none is made.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    const database = await answer(opening);
    try {
      const names = [...database.objectStoreNames];
      if (names.length === 0) return JSON.stringify({ tables: {} });
      const transaction = database.transaction(names, 'readonly');
      const tables = await Promise.all(
        names.map(async (table) => {
          const store = transaction.objectStore(table);
          const [keys, rows] = await Promise.all([
            answer(store.getAllKeys()),
            answer(store.getAll()),
          ]);
          return [table, rows.map((row: unknown, index) => ({ key: keys[index], row }))] as const;
        }),
      );
      const { name, version } = database;
      return JSON.stringify({ name, version, tables: Object.fromEntries(tables) }, null, 2);
    } finally {
      database.close();
    }
  } catch (error) {
    throw journalError(error);
  }
}
