import type { Weekday } from '../days/day';
import { storageTroubleOf } from '../journalError';
import type { DeviceJournal } from '../deviceJournal';
import { createDeviceJournal } from './createDeviceJournal';
import type { JournalStore, StoreEvent } from './journalStore';
import { weeksFrom } from '../progress/weeks';
import { readRow } from './rows/quarantine';
import { settingsOf } from './rows/settings';
import { NEVER } from './rows/stamp';
import { finishWrites } from './state/finishWrites';
import { giveIdentity, readIdentity } from './state/identity';
import { JournalState } from './state/journalState';
import { readJournal, type StoredJournal } from './state/readJournal';
import { writeChanges } from './state/writeChanges';
import { newUid } from '../uid';

/**
 * Opens the journal in a store.
 *
 * @param firstWeekday - the weekday on which weeks begin, if it is not settled yet.
 * @param persisted - true if the browser will keep the store; null: it cannot be asked.
 */
export async function openOn(
  store: JournalStore,
  firstWeekday: Weekday = 1,
  persisted: Promise<boolean | null> = Promise.resolve(null),
): Promise<DeviceJournal> {
  // Listens before it reads: what another tab writes meanwhile is read again.
  const missed: StoreEvent[] = [];
  const stopListening = store.subscribe((event) => missed.push(event));
  const known = await store.transact('read', readIdentity);
  const identity = known ?? (await identify(store));
  const trouble = await finishWrites(store, identity, known);
  const data = await readSettled(store, firstWeekday);
  stopListening();
  const state = new JournalState(store, identity, data, firstWeekday);
  if (trouble !== null) state.handleEvent({ kind: 'lost', trouble });
  for (const event of missed) state.handleEvent(event);
  void persisted.then((answer) => state.setPersisted(answer));
  return createDeviceJournal(store, state);
}

/** Gives an identity to a journal that an earlier version of the app began. */
async function identify(store: JournalStore): Promise<string> {
  try {
    return await store.transact('write', giveIdentity);
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error;
    // Without room for it, this page has one of its own.
    return newUid();
  }
}

/**
 * Reads the journal, with the weekday on which weeks begin settled: no figure may follow a browser's language.
 * Where it can't be kept, it holds until the next opening.
 */
async function readSettled(store: JournalStore, weekday: Weekday): Promise<StoredJournal> {
  const data = await readJournal(store);
  if (settingsOf(data.rows.settings.values()).firstWeekday.length > 0) return data;
  try {
    await store.transact('write', async (tables) => {
      // Another tab may have settled it meanwhile.
      const row = await readRow(tables, 'settings', 'firstWeekday');
      if (settingsOf(row ? [row] : []).firstWeekday.length > 0) return;
      const value = weeksFrom(weekday);
      await writeChanges(tables, [{ kind: 'setting', key: 'firstWeekday', value }], NEVER);
    });
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error;
  }
  return readJournal(store);
}
