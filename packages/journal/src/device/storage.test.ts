import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDB } from 'idb';
import { newName, reopen, saveToday, start, tick } from './device.testing';
import { openJournal, readAllRows } from './index';
import { DATABASE_VERSION } from './indexedDb/database';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';
import { SCHEMA_VERSION } from './rows/migrations';
import type { Tables } from './journalStore';

const walk = { name: 'Walk', icon: '🚶', completed: true };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Puts values into a database as they are. */
async function tamper(name: string, work: (tables: Tables) => void) {
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) => work(tables));
  store.close();
}

/** Opens a database as a newer version would, which makes it newer. */
function makeNewer(name: string) {
  return openDB(name, DATABASE_VERSION + 10, {
    upgrade: (database) => void database.createObjectStore('later', { autoIncrement: true }),
  });
}

function refuse(): never {
  throw new DOMException('No', 'SecurityError');
}

describe('a write', () => {
  it('is shown at once, as pending until it is durable', async () => {
    const journal = await start([{ ...walk, completed: false }]);
    const write = tick(journal, 1);
    expect(journal.getView().habits).toMatchObject([{ completed: true, pending: true }]);
    expect(journal.getView().storage.pending).toBe(true);
    await write;
    expect(journal.getView().habits).toMatchObject([{ completed: true, pending: false }]);
    expect(journal.getView().storage.pending).toBe(false);
  });

  it('a habit that is being added is pending, too', async () => {
    const journal = await start([walk]);
    const write = journal.addHabit({ name: 'Sing', icon: '' });
    expect(journal.getView().habits.map(({ pending }) => pending)).toEqual([false, true]);
    await write;
    expect(journal.getView().habits.map(({ pending }) => pending)).toEqual([false, false]);
  });

  it.each([
    ['QuotaExceededError', 'quota'],
    ['UnknownError', 'failed'],
  ] as const)('that fails with a %s is taken back and told', async (error, trouble) => {
    const journal = await start([{ ...walk, completed: false }]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No', error);
    });
    await expect(tick(journal, 1)).rejects.toMatchObject({ code: trouble });
    expect(journal.getView().habits).toMatchObject([{ completed: false, pending: false }]);
    expect(journal.getView().storage).toMatchObject({ trouble, pending: false });
    put.mockRestore();
    await tick(journal, 1);
    expect(journal.getView().storage.trouble).toBeNull();
    expect(journal.getView().habits).toMatchObject([{ completed: true }]);
  });

  it('goes on where the browser has dropped the connection, as in the background', async () => {
    const name = newName();
    const journal = await start([{ ...walk, completed: false }], name);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection lost', 'InvalidStateError');
    });
    await tick(journal, 1);
    expect(journal.getView().storage.trouble).toBeNull();
    journal.close();
    expect((await reopen(name)).getView().habits).toMatchObject([{ completed: true }]);
  });

  it('is made once more where the connection is lost in the middle of it', async () => {
    const name = newName();
    const journal = await start([{ ...walk, completed: false }], name);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    commit.mockImplementationOnce(function (this: IDBTransaction) {
      this.abort();
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    await tick(journal, 1);
    expect(commit).toHaveBeenCalledTimes(2);
    expect(journal.getView().storage.trouble).toBeNull();
    journal.close();
    expect((await reopen(name)).getView().habits).toMatchObject([{ completed: true }]);
  });

  it('is there once where the connection is lost after it was durable', async () => {
    const name = newName();
    const journal = await start([walk], name);
    const { commit } = IDBTransaction.prototype;
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (
      this: IDBTransaction,
    ) {
      commit.call(this);
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    await journal.addHabit({ name: 'Sing', icon: '' });
    const { habits } = JSON.parse(await journal.saveAll()).tables;
    expect(habits.map(({ row }: { row: { name: string } }) => row.name)).toEqual(['Walk', 'Sing']);
    journal.close();
  });

  it('that fails halfway leaves nothing of itself', async () => {
    const name = newName();
    const journal = await start([], name);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name === 'entries') throw new DOMException('No', 'QuotaExceededError');
      return Reflect.apply(original, this, [value]) as IDBRequest<IDBValidKey>;
    });
    const original = IDBObjectStore.prototype.add;
    await expect(saveToday(journal, { mood: 2, note: 'Half' })).rejects.toMatchObject({
      code: 'quota',
    });
    put.mockRestore();
    journal.close();
    expect((await reopen(name)).getView().recentEntries).toEqual([]);
  });
});

describe('a newer version', () => {
  it('that comes while the journal is open stops it: it says so and writes nothing', async () => {
    const name = newName();
    const journal = await start([walk], name);
    const newer = await makeNewer(name);
    expect(journal.getView().storage.trouble).toBe('newer');
    await expect(tick(journal, 1, 'empty')).rejects.toMatchObject({ code: 'newer' });
    expect(journal.getView().habits).toMatchObject([{ completed: true, pending: false }]);
    const { months } = JSON.parse(await readAllRows(name)).tables;
    expect(months[0].row.marks[1].values).toMatch(/d/);
    newer.close();
  });

  it('that made the database is not touched, and what it holds can be saved', async () => {
    const name = newName();
    (await start([walk], name)).close();
    (await makeNewer(name)).close();
    await expect(openJournal({ name })).rejects.toMatchObject({ code: 'newer' });
    const saved = JSON.parse(await readAllRows(name));
    expect(saved.version).toBe(SCHEMA_VERSION + 1);
    expect(saved.tables.habits).toMatchObject([{ key: 1, row: { name: 'Walk' } }]);
    expect(saved.tables.later).toEqual([]);
  });
});

describe('rows that cannot be read', () => {
  it('are quarantined, counted, kept word for word and never written over', async () => {
    const name = newName();
    const journal = await start([walk, { ...walk, name: 'Sing' }], name);
    const { today } = journal.getView();
    journal.close();
    const month = today.slice(0, 7);
    const broken = { month, marks: 'all of them', moods: null };
    await tamper(name, (tables) => {
      tables.put('months', broken as never);
      tables.put('habits', { id: 2, name: 7 } as never);
      tables.put('entries', { month: 'someday', entries: [] });
    });

    const again = await reopen(name);
    // Notes of long ago are read once there is nothing else to do.
    await vi.waitFor(() => expect(again.getView().storage.quarantinedRows).toBe(3), 5000);
    expect(again.getView().habits.map((habit) => habit.name)).toEqual(['Walk']);
    await again.setMark(1, today, 'done');
    // The number of a habit that is quarantined is not given to another.
    expect(await again.addHabit({ name: 'Draw', icon: '' })).toMatchObject({ id: 3 });

    const { quarantine } = JSON.parse(await again.saveAll()).tables;
    expect(quarantine.map(({ row }: { row: { row: unknown } }) => row.row)).toEqual(
      expect.arrayContaining([broken, { id: 2, name: 7 }, { month: 'someday', entries: [] }]),
    );
    again.close();
    expect((await reopen(name)).getView().storage.quarantinedRows).toBe(3);
  });

  it('that a write meets are moved out of its way', async () => {
    const name = newName();
    const journal = await start([walk], name);
    const { today } = journal.getView();
    const broken = { month: today.slice(0, 7), marks: [], moods: 'none' };
    await tamper(name, (tables) => tables.put('months', broken as never));
    await journal.setMark(1, today, 'done');
    const { months, quarantine } = JSON.parse(await journal.saveAll()).tables;
    expect(months).toHaveLength(1);
    expect(quarantine).toMatchObject([{ row: { table: 'months', row: broken } }]);
  });
});

describe('storage that is blocked', () => {
  it('is told, and nothing is thought to be saved', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
    vi.spyOn(indexedDB, 'databases').mockImplementation(refuse);
    await expect(start([walk])).rejects.toMatchObject({ code: 'blocked' });
    await expect(readAllRows('any')).rejects.toMatchObject({ code: 'blocked' });
  });
});

it('saving rows where there are none makes no database', async () => {
  const name = newName();
  await expect(readAllRows(name)).rejects.toMatchObject({ code: 'failed' });
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
});
