import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import { newName, reopen, start } from './device.testing';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';

const habits = ['Walk', 'Read', 'Sing', 'Draw'].map((name) => ({
  name,
  icon: '✨',
  completed: false,
}));

let name: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  name = newName();
  journal = await start(habits, name);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

const order = () => journal.getView().listed.map(({ id }) => id);
const rows = async (): Promise<{ key: number; row: object }[]> =>
  JSON.parse(await journal.saveAll()).tables.habits;

/** Gives the habits these places, as merges may leave them. */
async function place(positions: readonly number[]): Promise<void> {
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) => {
    for (const { key, value } of await tables.all('habits')) {
      tables.put('habits', { ...(value as object), position: positions[Number(key) - 1] } as never);
    }
  });
  store.close();
  journal.close();
  journal = await reopen(name);
}

it.each([
  ['to the front', 3, 1, [3, 1, 2, 4]],
  ['to the end', 1, null, [2, 3, 4, 1]],
  ['in between', 4, 2, [1, 4, 2, 3]],
])('a move %s changes the row of the moved habit alone, and is undone', async (...move) => {
  const [, id, before, expected] = move;
  const earlier = await rows();
  const undo = await journal.moveHabit(id, before);
  expect(order()).toEqual(expected);
  const later = await rows();
  const changed = later.filter(
    ({ row }, index) => JSON.stringify(row) !== JSON.stringify(earlier[index]?.row),
  );
  expect(changed.map(({ key }) => key)).toEqual([id]);
  await undo();
  expect(order()).toEqual([1, 2, 3, 4]);
});

it('a move to another time of day is one write, and undone as one', async () => {
  const undo = await journal.moveHabit(3, 1, 'evening');
  expect(order()).toEqual([3, 1, 2, 4]);
  expect(journal.habit(3)?.group).toBe('evening');
  await undo();
  expect(order()).toEqual([1, 2, 3, 4]);
  expect(journal.habit(3)?.group).toBe('anytime');
});

it('a hundred moves to one place leave the order that they say', async () => {
  for (let move = 0; move < 100; move += 1) {
    const [, second = 0, , last = 0] = order();
    await journal.moveHabit(last, second);
    expect(order()).toEqual([1, last, second, expect.any(Number)]);
  }
  const expected = order();
  journal.close();
  journal = await reopen(name);
  expect(order()).toEqual(expected);
});

it.each([
  ['of the same place', [1, 1, 1, 1]],
  ['of places beyond counting', [1e308, 1.1e308, 1.2e308, 1.7e308]],
  ['with no number between them', [0, 1, 1 + Number.EPSILON, 2]],
])('a habit can be put between habits %s, and back', async (_, positions) => {
  await place(positions);
  const [first = 0, second = 0, third = 0, last = 0] = order();
  const undo = await journal.moveHabit(last, third);
  expect(order()).toEqual([first, second, last, third]);
  await undo();
  expect(order()).toEqual([first, second, third, last]);
  await journal.moveHabit(last, first);
  expect(order()).toEqual([last, first, second, third]);
  await journal.moveHabit(last, null);
  expect(order()).toEqual([first, second, third, last]);
});
