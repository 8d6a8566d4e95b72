import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImportMode } from '../transfer/dryRun';
import { createTransferCalls } from '../transfer/worker/calls';
import { newName, reopen, standInPage, start, storedTables } from './device.testing';
import schema4 from './indexedDb/fixtures/schema-4.json';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';
import { restore } from './indexedDb/schema.testing';
import type { Tables } from './journalStore';

const DAY = '2026-11-19';
const habit = (name: string) => ({ name, icon: '✨', completed: false });

let storage: ReturnType<typeof standInPage>['storage'];
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ storage, page } = standInPage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Imports a backup, as another tab does. */
async function bring(text: string, database: string, mode: ImportMode): Promise<void> {
  const calls = createTransferCalls(() => {});
  await calls.open({ file: new File([text], 'backup.json'), database, passphrase: undefined });
  await calls.write(mode);
}

async function tamper(name: string, work: (tables: Tables) => void | Promise<void>) {
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) => work(tables));
  store.close();
}

/** The backup of another device, whose second habit is done on the day. */
async function backupFromElsewhere(): Promise<string> {
  const journal = await start([habit('Read'), habit('Draw')]);
  await journal.setMark(2, DAY, 'done');
  const text = await journal.saveAll();
  journal.close();
  return text;
}

/** The names of the habits that are done on the day. */
async function doneIn(name: string): Promise<string[]> {
  const journal = await reopen(name);
  const { habits } = journal.day(DAY);
  journal.close();
  return habits.filter(({ completed }) => completed).map((each) => each.name);
}

/** Damages the row of the second habit, and gives the backup of before. */
async function damage(name: string): Promise<string> {
  const journal = await start([habit('Walk'), habit('Sing')], name);
  await journal.setMark(2, DAY, 'done');
  const intact = await journal.saveAll();
  await journal.setMark(2, '2026-11-20', 'done');
  await journal.setHabitNote(2, '2026-11-20', 'In the bath');
  journal.close();
  await tamper(name, async (tables) => {
    const row = (await tables.get('habits', 2)) as object;
    tables.put('habits', { ...row, schedule: 'often' } as never);
  });
  return intact;
}

async function tablesOf(name: string) {
  const journal = await reopen(name);
  const tables = await storedTables(journal);
  journal.close();
  return tables;
}

describe('once a file has replaced everything in another tab', () => {
  it('an undo reaches no habit of the file, and what is open shows none in place of its own', async () => {
    const text = await backupFromElsewhere();
    const name = newName();
    const journal = await start([habit('Walk'), habit('Sing')], name);
    const undo = await journal.setMark(2, DAY, 'done');
    await bring(text, name, 'replace');
    await vi.waitFor(() => expect(journal.getView().replacedAt).not.toBeNull());
    expect(journal.habit(2)).toBeNull();
    await expect(undo()).rejects.toMatchObject({ name: 'JournalError' });
    await expect(journal.setMark(2, DAY, 'empty')).rejects.toMatchObject({ code: 'habit-gone' });
    journal.close();
    expect(await doneIn(name)).toEqual(['Draw']);
  });

  it('a note of a page that was closed before reaches no habit of the file', async () => {
    const text = await backupFromElsewhere();
    const name = newName();
    const journal = await start([habit('Walk'), habit('Sing')], name);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
    vi.setSystemTime(new Date(2026, 10, 22, 12));
    void journal.setMark(1, DAY, 'done');
    void journal.deleteHabit(2);
    page.dispatchEvent(new Event('pagehide'));
    vi.restoreAllMocks();
    journal.close();
    expect(storage.items.size).toBe(2);
    await bring(text, name, 'replace');
    expect(await doneIn(name)).toEqual(['Draw']);
    expect(storage.items.size).toBe(0);
  });
});

it('a write that an earlier version noted, with the id of its habit, is made', async () => {
  const name = newName();
  await restore(name, schema4);
  const changes = [{ kind: 'habit', id: 1, fields: { name: 'Hike' } }];
  const undo = [{ kind: 'habit', id: 1, fields: { name: 'Walk' } }];
  const note = { changes, undo, stamp: { at: Date.now(), offset: 0 } };
  storage.items.set(`${name}-unfinished-1`, JSON.stringify(note));
  const journal = await reopen(name);
  expect(journal.habit(1)?.name).toBe('Hike');
  expect(storage.items.size).toBe(0);
  journal.close();
});

describe('marks and notes without a habit', () => {
  it('become those of no other: their ids are not given again', async () => {
    const name = newName();
    const journal = await start([habit('Walk')], name);
    await journal.setMark(1, DAY, 'done');
    journal.close();
    await tamper(name, async (tables) => {
      const month = (await tables.get('months', '2026-11')) as { marks: Record<string, object> };
      tables.put('months', { ...month, marks: { ...month.marks, 4: month.marks[1] } } as never);
      tables.put('habitNotes', { key: `${DAY} 6`, note: 'Whose?', at: 1, offset: 0 });
    });
    const next = await reopen(name);
    expect(await next.addHabit({ name: 'Draw', icon: '' })).toMatchObject({ id: 7 });
    expect(await next.addHabit({ name: 'Read', icon: '' })).toMatchObject({ id: 8 });
    next.close();
    expect(await doneIn(name)).toEqual(['Walk']);
  });

  it('stay apart where nothing but notes is left of two habits', async () => {
    const name = newName();
    (await start([], name)).close();
    await tamper(name, (tables) => {
      for (const id of [3, 4]) {
        tables.put('habitNotes', { key: `${DAY} ${id}`, note: `Of ${id}`, at: 1, offset: 0 });
      }
    });
    const journal = await reopen(name);
    const text = await journal.saveAll();
    await bring(text, name, 'merge');
    expect((await storedTables(journal)).habitNotes).toHaveLength(2);
    journal.close();
  });
});

describe('a habit whose row is damaged', () => {
  it('keeps its marks and notes, also on another device, and has them again once it is repaired', async () => {
    const name = newName();
    const intact = await damage(name);
    const damaged = await reopen(name);
    expect(await damaged.addHabit({ name: 'Draw', icon: '' })).toMatchObject({ id: 3 });
    const text = await damaged.saveAll();
    damaged.close();
    const elsewhere = newName();
    (await start([habit('Read'), habit('Cook')], elsewhere)).close();
    await bring(text, elsewhere, 'merge');
    for (const database of [name, elsewhere]) {
      await bring(intact, database, 'merge');
      const journal = await reopen(database);
      const sing = journal.getView().listed.find((each) => each.name === 'Sing');
      const done = journal
        .habitMonth(sing?.id ?? 0, '2026-11')
        .filter(({ mark }) => mark === 'done');
      expect(done.map(({ day }) => day)).toEqual([DAY, '2026-11-20']);
      const notes = journal.entryDays().flatMap(({ habitNotes }) => habitNotes);
      expect(notes).toMatchObject([{ name: 'Sing', note: 'In the bath' }]);
      journal.close();
    }
  });

  it('is not doubled by an import that is made twice', async () => {
    const name = newName();
    await damage(name);
    const journal = await reopen(name);
    const text = await journal.saveAll();
    journal.close();
    for (const mode of ['merge', 'replace'] as const) {
      const elsewhere = newName();
      (await start([habit('Read'), habit('Cook')], elsewhere)).close();
      await bring(text, elsewhere, mode);
      const once = await tablesOf(elsewhere);
      expect(once.habitNotes).toHaveLength(1);
      await bring(text, elsewhere, mode);
      const { quarantine, ...twice } = await tablesOf(elsewhere);
      expect({ ...twice, quarantine: once.quarantine }).toEqual(once);
      expect(quarantine).toHaveLength(1);
    }
  });
});
