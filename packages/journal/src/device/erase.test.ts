import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newName, reopen, standInStorage, start } from './device.testing';
import { openJournal } from './index';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';

const walk = { name: 'Walk', icon: '🚶', completed: false };

let storage: ReturnType<typeof standInStorage>;
beforeEach(() => {
  storage = standInStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab in the middle of a long transaction, until it is released. */
async function busyTab(name: string) {
  const store = await openIndexedDbStore(name);
  const hold = new AbortController();
  const done = store.transact('write', async (tables) => {
    while (!hold.signal.aborted) await tables.count('habits');
  });
  return async () => {
    hold.abort();
    await done;
  };
}

it('erasing is done within 2 s though another tab holds the storage, and leaves nothing', async () => {
  const name = newName();
  const journal = await start([walk], name);
  const release = await busyTab(name);
  const from = performance.now();
  await journal.erase();
  expect(performance.now() - from).toBeLessThan(2000);

  const begun = start([{ ...walk, name: 'Sing' }], name);
  await release();
  const next = await begun;
  expect(next.getView().habits.map((habit) => habit.name)).toEqual(['Sing']);
  expect(storage.items.size).toBe(0);
  await next.addHabit({ name: 'Draw', icon: '' });
  next.close();
  const again = await reopen(name);
  expect(again.getView().habits.map((habit) => habit.name)).toEqual(['Sing', 'Draw']);
  again.close();
});

it('what a page was closed over while it erased is erased by the next one', async () => {
  const name = newName();
  const journal = await start([walk], name);
  journal.close();
  storage.setItem(`${name}-erasing`, journal.identity);
  expect(await openJournal({ name })).toBeNull();
  expect(storage.items.size).toBe(0);
});

it('a note to erase that the browser brings back after a crash spares the journal begun since', async () => {
  const name = newName();
  const journal = await start([walk], name);
  const noted = new Map<string, string>();
  const { setItem } = storage;
  storage.setItem = (key, value) => {
    noted.set(key, value);
    setItem(key, value);
  };
  await journal.erase();
  expect(noted.size).toBe(1);
  (await start([{ ...walk, name: 'Sing' }], name)).close();

  for (const [key, value] of noted) storage.items.set(key, value);
  const next = await reopen(name);
  expect(next.getView().habits).toMatchObject([{ name: 'Sing' }]);
  expect(storage.items.size).toBe(0);
  next.close();
});

it('where nothing can be noted, erasing waits until all is cleared', async () => {
  const name = newName();
  const journal = await start([walk], name);
  storage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const release = await busyTab(name);
  let isErased = false;
  const erasing = journal.erase().then(() => (isErased = true));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(isErased).toBe(false);
  await release();
  await erasing;
  expect(await openJournal({ name })).toBeNull();
});
