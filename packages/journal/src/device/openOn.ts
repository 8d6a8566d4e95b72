import * as v from 'valibot';
import type { Weekday } from '../days/day';
import { type StorageTrouble, storageTroubleOf } from '../journalError';
import type { DeviceJournal } from '../deviceJournal';
import { createDeviceJournal } from './createDeviceJournal';
import type { JournalStore, StoreEvent } from './journalStore';
import { weeksFrom } from '../progress/weeks';
import { quarantineRow } from './rows/quarantine';
import { settingRow, settingsOf } from './rows/settings';
import { NEVER } from './rows/stamp';
import { JournalState } from './state/journalState';
import { readJournal } from './state/readJournal';
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
  await settleFirstWeekday(store, firstWeekday);
  const data = await readJournal(store);
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
 * Keeps the weekday on which weeks begin, unless it was settled before: no figure may follow a browser's
 * language. Where it can't be kept, it holds until the next opening.
 */
async function settleFirstWeekday(store: JournalStore, weekday: Weekday): Promise<void> {
  try {
    await store.transact('write', async (tables) => {
      const row = await tables.get('settings', 'firstWeekday');
      const settled = settingsOf(v.is(settingRow, row) ? [row] : []).firstWeekday;
      if (settled.length > 0) return;
      const value = weeksFrom(weekday);
      await writeChanges(tables, [{ kind: 'setting', key: 'firstWeekday', value }], NEVER);
    });
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error;
  }
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
