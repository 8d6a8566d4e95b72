import { type DeviceJournal, JournalError } from '../deviceJournal';
import type { Habit } from '../habit';

/** How a journal begins. */
export interface StartJournalOptions {
  /** The habits to begin with, those completed ticked today; empty for an empty list. */
  readonly habits: readonly Habit[];
}

/**
 * Starts a journal on this device and opens it; one that is there already is only opened.
 *
 * @throws JournalError when it cannot be opened.
 */
export async function startJournal(_options: StartJournalOptions): Promise<DeviceJournal> {
  throw new JournalError('failed', 'A journal cannot be started yet.');
}

/**
 * Opens the journal on this device.
 *
 * @returns null when there is none.
 * @throws JournalError when there is one that cannot be opened; it is left as it is.
 */
export async function openJournal(): Promise<DeviceJournal | null> {
  return null;
}

/** All that is stored, as JSON text, also where the journal itself cannot be opened. */
export async function saveAllRows(): Promise<string> {
  throw new JournalError('failed', 'There is nothing to save yet.');
}
