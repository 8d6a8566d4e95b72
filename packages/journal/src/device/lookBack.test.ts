import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import type { MoodValue } from '../moods/mood';
import { startInMemory } from './startInMemory.testing';

let journal: DeviceJournal;

/** Starts on 21 November 2026, with a walk every day. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ journal } = await startInMemory([{ name: 'Walk', icon: '🚶', completed: false }]));
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

let entries = 0;
const save = (day: string, mood: MoodValue) =>
  journal.saveEntry(`${day} ${(entries += 1)}`, { mood, note: '', time: null });
const states = (month: string, line = 0) =>
  journal.monthLookBack(month).lines[line]?.days.map(({ state }) => state);

describe('an empty journal', () => {
  it('has sums of nothing in months and years before it and to come', () => {
    const empty = {
      moods: { days: 0, of: 0, mean: null, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, mostly: null },
      habits: { done: 0, due: 0, percentage: null },
      bestRun: null,
    };
    for (const month of ['2026-10', '2026-12', '0000-01', '9999-12']) {
      expect(journal.monthLookBack(month)).toEqual({
        month,
        ...empty,
        moodChange: null,
        lines: [],
      });
    }
    expect(journal.yearLookBack('2027')).toMatchObject({ ...empty, days: [] });
    expect(journal.yearLookBack('2025')).toMatchObject(empty);
    expect(journal.yearLookBack('2027').months).toHaveLength(12);
    expect(journal.allLookBack()).toMatchObject({ days: 0, entries: 0, ticks: 0 });
  });

  it('refuses a text that is no month or no year', () => {
    expect(() => journal.monthLookBack('2026-13')).toThrow(RangeError);
    expect(() => journal.monthLookBack('November')).toThrow(RangeError);
    expect(() => journal.yearLookBack('26')).toThrow(RangeError);
    expect(() => journal.yearLookBack('2026-01')).toThrow(RangeError);
  });
});

describe('the moods of a month', () => {
  it('counts days, lived days and entries, and takes the mean of days', async () => {
    await save('2026-11-02', 5);
    await save('2026-11-02', 4);
    await save('2026-11-10', 2);
    await save('2026-11-15', 4);
    expect(journal.monthLookBack('2026-11').moods).toEqual({
      days: 3,
      of: 20,
      mean: 3.5,
      counts: { 1: 0, 2: 1, 3: 0, 4: 2, 5: 1 },
      mostly: null,
    });
    await save('2026-11-15', 4);
    expect(journal.monthLookBack('2026-11').moods).toMatchObject({ days: 3, mostly: 4 });
    await save('2026-11-16', 5);
    await save('2026-11-17', 5);
    expect(journal.monthLookBack('2026-11').moods).toMatchObject({ days: 5, mostly: null });
  });
});

it('a month has a cell for each of its days', async () => {
  await journal.setMark(1, '2026-11-18', 'done');
  await journal.setMark(1, '2026-11-19', 'skipped');
  expect(states('2026-11')).toEqual([
    ...Array.from({ length: 17 }, () => 'none'),
    'done',
    'skipped',
    'missed',
    'open',
    ...Array.from({ length: 9 }, () => 'none'),
  ]);
  expect(journal.monthLookBack('2026-11')).toMatchObject({
    habits: { done: 1, due: 2, percentage: 50 },
    bestRun: 1,
    lines: [{ id: 1, name: 'Walk', unit: 'day', done: 1, due: 2 }],
  });
});
