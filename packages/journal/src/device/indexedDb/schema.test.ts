import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, readHabitNotes, reopen, saveMood, start } from '../device.testing';
import schema2 from './fixtures/schema-2.json';
import schema9 from './fixtures/schema-9.json';
import schema10 from './fixtures/schema-10.json';
import { describeDatabase, FIXTURES, restore } from './schema.testing';
import { SCHEMA_VERSION } from '../rows/migrations';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 1, 21) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('every version of the schema has its frozen fixture, and the last is what is made today', async () => {
  expect(FIXTURES).toHaveLength(SCHEMA_VERSION);
  const name = newName();
  (await start([], name)).close();
  const { version, stores } = FIXTURES.at(-1) ?? {};
  expect(await describeDatabase(name)).toEqual({ version, stores });
});

it('version 2 holds amounts, groups, pauses and notes on the days of habits', async () => {
  const name = newName();
  await restore(name, schema2);
  const journal = await reopen(name);
  expect(journal.habit(2)).toMatchObject({
    goal: { target: 20, unit: 'min', direction: 'atLeast', step: 5 },
    group: 'evening',
  });
  expect(journal.habitMonth(2, '2026-10')[28]).toMatchObject({ mark: 'done', amount: 20.5 });
  expect(journal.getView().settings).toMatchObject({
    pauses: [{ from: '2026-07-01', to: '2026-07-14' }],
    groupNames: { evening: 'After work' },
  });
  expect(readHabitNotes(journal, '2026-10-01', '2026-10-31')).toEqual([
    { id: 2, day: '2026-10-30', note: 'Chapter 5' },
  ]);
});

it('version 9 holds labels, those that were put away, and labels of entries', async () => {
  const name = newName();
  await restore(name, schema9);
  const journal = await reopen(name);
  expect(journal.labels()).toMatchObject([
    { uid: 'a1', name: 'Friends', icon: '🫂', kind: 'label', group: 'People' },
    { uid: 'a2', name: 'Sleep', kind: 'scale', unit: 'h' },
    { uid: 'a3', name: 'Pain', kind: 'scale', unit: '', archived: true },
    { uid: 'a4', name: 'Proud', kind: 'mood', mood: 5 },
  ]);
  expect(journal.deletedLabels()).toMatchObject([{ uid: 'a6', name: 'Rain' }]);
  // 'a5' was merged into 'a1'.
  expect(journal.entry('2026-10-29')?.labels).toEqual({ a1: 1, a2: 7.5, a4: 1 });
  expect(journal.entry('2026-10-30')?.labels).toEqual({ a3: 2 });
  expect(journal.entry('2026-10-31')?.labels).toEqual({});
});

it('version 10 holds notes of weeks, months and years, and what is hidden', async () => {
  const name = newName();
  await restore(name, schema10);
  const journal = await reopen(name);
  expect(journal.periodNote('2026-10-25')).toBe('First frost');
  expect(journal.periodNote('2026-10')).toBe('Slow and good\n👩‍👩‍👧‍👦');
  expect(journal.periodNote('2026')).toBe('A year of moving');
  expect(journal.periodNote('2025')).toBeUndefined();
  expect(journal.getView().settings).toMatchObject({ showStreaks: false, leaveOutHardDays: true });
});

it('an upgrade that finds no room leaves the database as it was', async () => {
  const name = newName();
  await restore(name, schema2);
  const { version, stores } = await describeDatabase(name);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
  await expect(reopen(name)).rejects.toMatchObject({ code: 'quota' });
  put.mockRestore();
  expect(await describeDatabase(name)).toEqual({ version, stores });
  expect((await reopen(name)).getView().recentEntries).toHaveLength(3);
});

describe.each(FIXTURES)('a journal that schema $version left', (fixture) => {
  it('opens with all that it holds', async () => {
    const name = newName();
    await restore(name, fixture);
    const journal = await reopen(name);
    const { habits, notDue, archived, recentEntries, settings, stats, storage } = journal.getView();

    expect(habits).toEqual([]);
    expect(notDue.map(({ id, mark }) => [id, mark])).toEqual([
      [2, 'skipped'],
      [1, 'empty'],
    ]);
    expect(archived).toMatchObject([{ id: 3, name: 'Sleep early', icon: '🌙' }]);
    expect(recentEntries.map(({ day, mood, note }) => [day, mood.value, note])).toEqual([
      ['2026-10-31', 2, ''],
      ['2026-10-30', 1, 'Line one\nline two 👩‍👩‍👧‍👦'],
      ['2026-10-29', 5, ''],
    ]);
    expect(settings).toMatchObject({ notifications: false, dayStartHour: 3, firstWeekday: 7 });
    expect(stats.dayStreak).toBe(4);
    expect(stats.completionCount).toEqual({ done: 5, due: 10, percentage: 50 });
    expect(storage.quarantinedRows).toBe(1);
    expect(await journal.addHabit({ name: 'New', icon: '' })).toMatchObject({ id: 5 });
  });

  it('can be written to, and says the same after a reload', async () => {
    const name = newName();
    await restore(name, fixture);
    const journal = await reopen(name);
    await saveMood(journal, '2026-11-01', { mood: 3, note: 'Now' });
    const before = journal.getView();
    journal.close();
    expect((await reopen(name)).getView()).toEqual(before);
  });
});
