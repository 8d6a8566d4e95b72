import type { Weekday } from '../days/day';
import type { DeviceJournal } from '../deviceJournal';
import { createDeviceJournal } from './createDeviceJournal';
import type { JournalStore, StoreEvent } from './journalStore';
import { JournalState } from './state/journalState';
import { readJournal } from './state/readJournal';
import { unfinishedWrites } from './state/unfinishedWrites';
import { writeUnfinished } from './state/writeChanges';

/**
 * Opens the journal in a store.
 *
 * @param firstWeekday - the weekday on which weeks begin unless another is chosen.
 * @param persisted - whether the browser will keep the store; null: it cannot be asked.
 */
export async function openOn(
  store: JournalStore,
  firstWeekday: Weekday = 1,
  persisted: Promise<boolean | null> = Promise.resolve(null),
): Promise<DeviceJournal> {
  // Listens before it reads: what another tab writes meanwhile is read again.
  const missed: StoreEvent[] = [];
  const stopListening = store.subscribe((event) => missed.push(event));
  await finishWrites(store);
  const data = await readJournal(store);
  stopListening();
  const state = new JournalState(store, data, firstWeekday);
  for (const event of missed) state.handleEvent(event);
  void persisted.then((answer) => state.setPersisted(answer));
  return createDeviceJournal(store, state);
}

/** Writes what a page was closed over. */
async function finishWrites(store: JournalStore): Promise<void> {
  for (const { write, forget } of unfinishedWrites(store.name)) {
    await store.transact('write', (tables) => writeUnfinished(tables, write.changes, write.stamp));
    forget();
  }
}
