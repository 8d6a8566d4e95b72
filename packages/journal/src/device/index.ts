import type { Weekday } from '../days/day';
import type { DeviceJournal } from '../deviceJournal';
import { beginJournal, type FirstHabit } from './beginJournal';
import { databaseExists } from './indexedDb/databaseExists';
import { databaseName } from './indexedDb/databaseName';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';
import { askToPersist, isPersisted } from './indexedDb/persistence';
import { storageError } from './indexedDb/storageError';
import { openOn } from './openOn';
import { isBegun } from './state/identity';
import { forgetUnfinished } from './state/unfinishedWrites';

export { readAllRows } from './indexedDb/readAll';
export { labelOfName } from './labelFields';
export { fitsHabitForm } from './rows/habits';

/** The place of a journal, and the settings that hold until others are chosen. */
export interface OpenJournalOptions {
  /**
   * The database of the journal.
   *
   * @defaultValue the app's own
   */
  readonly name?: string;
  /**
   * The weekday on which weeks begin, as it is settled when the journal is first opened.
   *
   * @defaultValue 1, Monday
   */
  readonly firstWeekday?: Weekday;
  /** Called when a journal of an earlier version begins to be brought to this one, which can take a while. */
  readonly onUpgrade?: (() => void) | undefined;
}

/** Options that a journal begins with. */
export interface StartJournalOptions extends OpenJournalOptions {
  /** The habits to begin with, those completed ticked today; empty for an empty list. */
  readonly habits: readonly FirstHabit[];
  /** Calls the start off, as long as the journal has not begun. */
  readonly signal?: AbortSignal;
}

/**
 * Starts a journal on this device, opens it and asks the browser to keep it. An existing one is only
 * opened.
 *
 * @returns the journal, and whether it is new: another tab may have started it meanwhile.
 * @throws JournalError when it cannot be kept here, or the signal's reason.
 */
export async function startJournal({
  habits,
  name,
  firstWeekday,
  signal,
}: StartJournalOptions): Promise<{ journal: DeviceJournal; isNew: boolean }> {
  const store = await openIndexedDbStore(name);
  try {
    const isNew = await beginJournal(store, habits, signal);
    return { journal: await openOn(store, firstWeekday, askToPersist()), isNew };
  } catch (error) {
    store.close();
    signal?.throwIfAborted();
    throw error;
  }
}

/**
 * Opens the journal on this device.
 *
 * @returns null when none was started.
 * @throws JournalError when there is one that cannot be opened; it is left as it is.
 */
export async function openJournal({
  name = databaseName(),
  firstWeekday,
  onUpgrade,
}: OpenJournalOptions = {}): Promise<DeviceJournal | null> {
  // Opening a database makes it.
  if (!(await exists(name))) return null;
  const store = await openIndexedDbStore(name, onUpgrade);
  try {
    if (await store.transact('read', isBegun)) {
      return await openOn(store, firstWeekday, isPersisted());
    }
    store.close();
    forgetUnfinished(name);
    return null;
  } catch (error) {
    store.close();
    throw error;
  }
}

async function exists(name: string): Promise<boolean> {
  try {
    return await databaseExists(name);
  } catch (error) {
    throw storageError(error);
  }
}
