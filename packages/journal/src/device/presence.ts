import { DATABASE_NAME } from './databaseName';

/** Whether this device holds a journal; 'blocked' where the browser lets the page store nothing. */
export type DeviceJournalPresence = 'none' | 'present' | 'blocked';

/**
 * Looks whether this device holds a journal, without opening it and without loading what that
 * takes: what the app asks at start to know which journal to show.
 */
export async function findDeviceJournal(): Promise<DeviceJournalPresence> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE_NAME) ? 'present' : 'none';
  } catch {
    return 'blocked';
  }
}
