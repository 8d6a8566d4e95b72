import { expect, it } from 'vitest';
import { newName, reopen, start } from '../device.testing';
import { openIndexedDbStore } from '../indexedDb/indexedDbStore';
import type { TableName } from './rows';

const HABIT = {
  id: 1,
  uid: 'walk',
  name: 'Walk',
  icon: '🚶',
  position: 1,
  createdOn: '2026-11-01',
  schedule: [{ from: '2026-11-01', value: [1, 2, 3, 4, 5, 6, 7] }],
  archive: [],
  deleted: false,
  at: 1,
  offset: 0,
};
const cells = (length: number, at = 0, offset = 0) => ({
  values: '.'.repeat(length),
  at: Array.from({ length }, () => at),
  offset: Array.from({ length }, () => offset),
});
const month = (name: string, marks: unknown = cells(30)) => ({ month: name, marks: { 1: marks } });
const entry = { id: '2026-11-01', mood: 3, note: 'x', at: 1, offset: 0 };
const label = (fields: object) => ({
  uid: 'x',
  name: 'Rain',
  icon: '',
  kind: 'label',
  unit: '',
  group: '',
  position: 1,
  archived: false,
  deleted: false,
  mergedInto: null,
  at: 1,
  offset: 0,
  ...fields,
});
const periodNote = (fields: object) => ({ period: '2026', note: 'x', at: 1, offset: 0, ...fields });
const entries = (fields: object, name = '2026-11') => ({
  month: name,
  entries: [{ ...entry, ...fields }],
});

it.each<[string, TableName, object]>([
  ['a time beyond dates', 'habits', { ...HABIT, at: 1e300 }],
  [
    'a stamp of a field beyond dates',
    'habits',
    { ...HABIT, stamps: { name: { at: 1e300, offset: 0 } } },
  ],
  ['an offset of a year', 'habits', { ...HABIT, offset: 525_600 }],
  ['a deleted habit with a time beyond dates', 'habits', { ...HABIT, deleted: true, at: 8.7e15 }],
  ['a habit of year 0', 'habits', { ...HABIT, createdOn: '0000-01-01' }],
  ['a month of year 26', 'months', month('0026-11')],
  ['a month with a time beyond dates', 'months', month('2026-11', cells(30, -1e17))],
  ['a month with an offset of a year', 'months', month('2026-11', cells(30, 0, 525_600))],
  ['entries of year 0', 'entries', entries({ id: '0000-01-01' }, '0000-01')],
  ['an entry in another month', 'entries', entries({ id: '2026-12-01' })],
  ['an entry on a day that no month has', 'entries', entries({ id: '2026-11-31' })],
  ['an entry with a time beyond dates', 'entries', entries({ at: 1e300 })],
  ['an entry without a day', 'entries', entries({ id: 'x' })],
  ['an entry of a time that is a number', 'entries', entries({ time: 8 })],
  ['an entry of a mood that is a word', 'entries', entries({ mood: 'good' })],
  ['an entry of labels that are a list', 'entries', entries({ labels: [1] })],
  ['an entry of a label that is a word', 'entries', entries({ labels: { x: 'much' } })],
  ['a label of an unknown kind', 'labels', label({ kind: 'colour' })],
  ['a label without a name', 'labels', label({ name: ' ' })],
  ['a mood name without a mood', 'labels', label({ kind: 'mood' })],
  ['a mood name of mood 6', 'labels', label({ kind: 'mood', mood: 6 })],
  ['a label of a mood', 'labels', label({ mood: 4 })],
  ['a label with a time beyond dates', 'labels', label({ at: 1e300 })],
  ['a removed label that is not in the bin', 'labels', label({ removed: true })],
  [
    'a note on a habit of year 26',
    'habitNotes',
    { key: '0026-11-01 1', note: 'x', at: 1, offset: 0 },
  ],
  ['a note of year 26', 'periodNotes', periodNote({ period: '0026' })],
  ['a note of a month that no year has', 'periodNotes', periodNote({ period: '2026-13' })],
  ['a note of no period', 'periodNotes', periodNote({ period: '2026-11-23 1' })],
  ['a note of a month that is a number', 'periodNotes', periodNote({ note: 8 })],
])('%s is set aside, and the rest opens', async (_, table, row) => {
  const name = newName();
  (await start([{ name: 'Read', icon: '📖', completed: true }], name)).close();
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) =>
    tables.put(table, { ...row, ...(table === 'habits' && { id: 2 }) } as never),
  );
  store.close();
  const journal = await reopen(name);
  const { habits, archived, deleted, recentEntries, stats, storage } = journal.getView();
  expect(habits.map((habit) => habit.name)).toEqual(['Read']);
  expect([archived, deleted, recentEntries]).toEqual([[], [], []]);
  expect(stats.dayStreak).toBe(
    table === 'months' && 'month' in row && row.month === '2026-11' ? null : 1,
  );
  expect(storage.quarantinedRows).toBe(1);
  journal.close();
});

it.each(['startsOn', 'endsOn'])('a habit whose %s has two digits keeps its days', async (field) => {
  const name = newName();
  (await start([{ name: 'Read', icon: '📖', completed: true }], name)).close();
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) => {
    const row = (await tables.get('habits', 1)) as object;
    tables.put('habits', { ...row, [field]: '0026-11-20' } as never);
  });
  store.close();
  const journal = await reopen(name);
  expect(journal.getView()).toMatchObject({
    progress: { completed: 1, total: 1 },
    stats: { dayStreak: 1 },
    storage: { quarantinedRows: 0 },
  });
  journal.close();
});
