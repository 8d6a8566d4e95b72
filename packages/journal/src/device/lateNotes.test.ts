import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newName,
  storedTables,
  reopen,
  saveToday,
  standInPage,
  start,
  tick,
} from './device.testing';
import { findDeviceJournal } from './indexedDb/presence';

// Browsers write `localStorage` up to a minute late: after a crash, a note that was removed may be there again.

const walk = { name: 'Walk', icon: '🚶', completed: false };

let storage: ReturnType<typeof standInPage>['storage'];
let page: EventTarget;
beforeEach(() => {
  ({ storage, page } = standInPage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets each write be noted as soon as it is made; the function gives the key and the text of the note. */
function noteEverything() {
  const { setItem } = storage;
  let last: readonly [string, string] | undefined;
  storage.setItem = (key, value) => {
    last = [key, value];
    setItem(key, value);
  };
  return async (write: () => Promise<unknown>) => {
    const writing = write();
    page.dispatchEvent(new Event('pagehide'));
    await writing;
    if (last === undefined) throw new Error('Nothing was noted.');
    return last;
  };
}

it('a note that comes back after a crash changes nothing, also where it was taken back since', async () => {
  const name = newName();
  const journal = await start([walk], name);
  await saveToday(journal, { mood: 3, note: 'Before' });
  const noted = noteEverything();
  const writes = [
    await noted(() => saveToday(journal, { mood: 5, note: 'After' })),
    await noted(() => journal.editHabit(1, { name: 'Run' })),
    await noted(() => journal.addHabit({ name: 'Sing', icon: '' })),
  ];
  await saveToday(journal, { mood: 3, note: 'Before' });
  await journal.editHabit(1, { name: 'Walk' });
  await journal.deleteHabit(2);
  const before = await storedTables(journal);
  journal.close();

  for (const [key, note] of writes) storage.items.set(key, note);
  const next = await reopen(name);
  expect(await storedTables(next)).toEqual(before);
  expect(storage.items.size).toBe(0);
  next.close();
});

it('a habit that is removed for good leaves no words in the notes of any page', async () => {
  const name = newName();
  const journal = await start([walk, { ...walk, name: 'Sing' }], name);
  const { today } = journal.getView();
  const noted = noteEverything();
  const notes = [
    await noted(() => journal.editHabit(2, { name: 'Secret' })),
    await noted(() => journal.setHabitNote(2, today, 'Secret')),
    await noted(() => journal.setHabitNote(1, today, 'Rain')),
  ];
  await journal.deleteHabit(2);
  for (const [key, note] of notes) storage.items.set(key, note);
  await journal.removeHabit(2);
  const left = [...storage.items.values()].join();
  expect(left).not.toContain('Secret');
  expect(left).toContain('Rain');
  journal.close();
});

describe('a note for a journal that was erased', () => {
  it('never reaches the next one', async () => {
    const name = newName();
    const journal = await start([walk], name);
    const noted = noteEverything();
    const notes = [
      await noted(() => tick(journal, 1)),
      await noted(() => saveToday(journal, { mood: 1, note: 'Secret' })),
    ];
    await journal.erase();
    expect(storage.items.size).toBe(0);
    (await start([{ ...walk, name: 'Sing' }], name)).close();

    for (const [key, note] of notes) storage.items.set(key, note);
    const next = await reopen(name);
    expect(next.getView()).toMatchObject({
      habits: [{ name: 'Sing', completed: false }],
      recentEntries: [],
    });
    expect(storage.items.size).toBe(0);
    next.close();
  });

  it('is gone once the app starts without a journal', async () => {
    const key = 'daybow-unfinished-1';
    const note = {
      journal: 'erased',
      uid: '1',
      changes: [],
      undo: [],
      stamp: { at: 1, offset: 0 },
    };
    storage.items.set(key, JSON.stringify(note));
    expect(await findDeviceJournal()).toBe('none');
    expect(storage.items.size).toBe(0);
  });
});
