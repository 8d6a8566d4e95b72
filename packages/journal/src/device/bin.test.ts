import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransferCalls } from '../transfer/worker/calls';
import { newName, reopen, start } from './device.testing';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const walk = { name: 'Walk', icon: '🚶', completed: true };

it('a deleted habit lies in the bin with all its records, and comes back from it', async () => {
  const name = newName();
  const journal = await start([walk, { ...walk, name: 'Sing' }], name);
  await journal.setMark(1, '2026-11-19', 'done');
  await journal.deleteHabit(1);
  expect(journal.getView().deleted).toEqual([
    { id: 1, name: 'Walk', icon: '🚶', deletedOn: '2026-11-21' },
  ]);
  journal.close();

  vi.setSystemTime(new Date(2026, 11, 30, 12));
  const later = await reopen(name);
  expect(later.getView().deleted).toMatchObject([{ id: 1 }]);
  const undo = await later.undeleteHabit(1);
  expect(later.habit(1)?.since).toBe('2026-11-19');
  expect(later.day('2026-11-19').habits).toMatchObject([{ id: 1, completed: true }]);
  expect(later.getView().deleted).toEqual([]);
  await undo();
  expect(later.getView().deleted).toMatchObject([{ id: 1 }]);
  later.close();
});

it('what is removed from the bin is gone for good, and its number is not given again', async () => {
  const name = newName();
  const journal = await start([walk, { ...walk, name: 'Sing' }], name);
  await journal.setHabitNote(1, '2026-11-20', 'stays');
  await journal.setHabitNote(2, '2026-11-20', 'goes');
  await journal.deleteHabit(2);
  await expect(journal.removeHabit(1)).rejects.toMatchObject({ code: 'habit-gone' });
  await journal.removeHabit(2);
  expect(journal.getView().deleted).toEqual([]);
  expect(await journal.saveAll()).not.toMatch(/Sing|goes/);
  expect(await journal.saveAll()).toMatch(/stays/);
  const { months } = JSON.parse(await journal.saveAll()).tables;
  expect(Object.keys(months[0].row.marks)).toEqual(['1']);
  journal.close();
  const again = await reopen(name);
  expect(again.getView().storage.quarantinedRows).toBe(0);
  expect(again.getView().deleted).toEqual([]);
  expect(await again.addHabit({ name: 'Draw', icon: '' })).toMatchObject({ id: 3 });
  again.close();
});

it('what is gone for good is brought back by no undo, and leaves no words in quarantine or in its copies', async () => {
  const name = newName();
  const journal = await start([walk, { ...walk, name: 'Sing' }], name);
  const intact = await journal.saveAll();
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) => {
    const row = (await tables.get('habits', 2)) as object;
    tables.put('habits', { ...row, schedule: 'often' } as never);
  });
  store.close();
  const damaged = await (await reopen(name)).saveAll();
  const calls = createTransferCalls(() => {});
  const bring = async (text: string) => {
    const file = new File([text], 'backup.json');
    await calls.open({ file, database: name, passphrase: undefined });
    await calls.write('merge');
  };
  await bring(intact);
  await journal.refresh();
  expect(journal.getView().storage.quarantinedRows).toBe(1);

  const undo = await journal.deleteHabit(2);
  await journal.removeHabit(2);
  await expect(undo()).rejects.toMatchObject({ code: 'habit-gone' });
  expect(journal.getView().storage.quarantinedRows).toBe(0);
  await bring(damaged);
  await calls.undo({ database: name, at: undefined });
  expect(await journal.saveAll()).not.toContain('Sing');
  journal.close();
});
