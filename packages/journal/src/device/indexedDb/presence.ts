import { storageTroubleOf } from '../../journalError';
import { databaseExists } from './databaseExists';
import { databaseName, settleNames } from './databaseName';
import { forgetUnfinished } from '../state/unfinishedWrites';
import { storageError } from './storageError';

/**
 * The presence of a journal on this device. 'blocked' where the browser has no storage or lets the page
 * store nothing, and 'unknown' where it fails for another reason: there may be one.
 */
export type DeviceJournalPresence = 'none' | 'present' | 'unknown' | 'blocked';

/**
 * Checks whether this device holds a journal, without opening it and without loading what that
 * takes: the app asks at start to know which journal to show. Where there is none, no writes for one are left.
 */
export async function findDeviceJournal(): Promise<DeviceJournalPresence> {
  try {
    await settleNames();
    if (await databaseExists(databaseName())) return 'present';
    forgetUnfinished(databaseName());
    return 'none';
  } catch (error) {
    return storageTroubleOf(storageError(error)) === 'blocked' ? 'blocked' : 'unknown';
  }
}
