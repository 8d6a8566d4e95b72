import type { JournalStore } from '../journalStore';
import { databaseExists } from './databaseExists';
import { openIndexedDbStore } from './indexedDbStore';

/** Works with a journal's storage, and lets go of it. */
export async function withStore<T>(
  database: string,
  work: (store: JournalStore) => Promise<T>,
): Promise<T> {
  const store = await openIndexedDbStore(database);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** Works with a storage that exists; null where it does not, as opening a database makes it. */
export async function withExistingStore<T>(
  database: string,
  work: (store: JournalStore) => Promise<T>,
): Promise<T | null> {
  return (await databaseExists(database)) ? withStore(database, work) : null;
}
