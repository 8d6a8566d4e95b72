import { databaseExists } from './databaseExists';
import { DATABASE_NAME } from './databaseName';

/**
 * Whether this device holds a journal. 'blocked' where the browser lets the page store nothing, and
 * 'unknown' where it fails for another reason: there may be one.
 */
export type DeviceJournalPresence = 'none' | 'present' | 'unknown' | 'blocked';

/**
 * Checks whether this device holds a journal, without opening it and without loading what that
 * takes: the app asks at start to know which journal to show.
 */
export async function findDeviceJournal(): Promise<DeviceJournalPresence> {
  if (!('indexedDB' in globalThis) || !indexedDB) return 'blocked';
  try {
    return (await databaseExists(DATABASE_NAME)) ? 'present' : 'none';
  } catch (error) {
    const isBlocked = error instanceof DOMException && error.name === 'SecurityError';
    return isBlocked ? 'blocked' : 'unknown';
  }
}
