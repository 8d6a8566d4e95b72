import type { Weekday } from '../days/day';
import { type StorageTrouble, storageTroubleOf } from '../journalError';
import type { DeviceJournal } from '../deviceJournal';
import { createDeviceJournal } from './createDeviceJournal';
import type { JournalStore, StoreEvent } from './journalStore';
import { weeksFrom } from '../progress/weeks';
import { quarantineRow, readRow } from './rows/quarantine';
import { settingsOf } from './rows/settings';
import { NEVER } from './rows/stamp';
import { JournalState } from './state/journalState';
import { readJournal, type StoredJournal } from './state/readJournal';
import { type UnfinishedWrite, unfinishedWrites } from './state/unfinishedWrites';
import { writeChanges, writeUnfinished } from './state/writeChanges';

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
  const trouble = await finishWrites(store);
  const data = await readSettled(store, firstWeekday);
  stopListening();
  const state = new JournalState(store, data, firstWeekday);
  if (trouble !== null) state.handleEvent({ kind: 'lost', trouble });
  for (const event of missed) state.handleEvent(event);
  void persisted.then((answer) => state.setPersisted(answer));
  return createDeviceJournal(store, state);
}

/**
 * Writes the changes that a page was closed over. Invalid ones are quarantined; those without room
 * wait for the next time.
 *
 * @returns the trouble that makes some of them wait; null if none waits.
 */
async function finishWrites(store: JournalStore): Promise<StorageTrouble | null> {
  let trouble: StorageTrouble | null = null;
  for (const { write, forget } of unfinishedWrites(store.name)) {
    try {
      await finishWrite(store, write);
      forget();
    } catch (error) {
      trouble = storageTroubleOf(error);
      if (trouble === null) throw error;
    }
  }
  return trouble;
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

async function finishWrite(store: JournalStore, write: UnfinishedWrite): Promise<void> {
  try {
    await store.transact('write', (tables) => writeUnfinished(tables, write));
  } catch (error) {
    if (storageTroubleOf(error) !== null) throw error;
    await store.transact('write', async (tables) =>
      quarantineRow(tables, { table: 'unfinished', key: null, row: write }),
    );
  }
}
