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

/** Goes on to a day of that month. */
const goOnTo = async (day: number) => {
  vi.setSystemTime(new Date(2026, 10, day, 12));
  await journal.refresh();
};

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

describe('a walk on every day, created on Monday, 2 November', () => {
  beforeEach(async () => {
    vi.setSystemTime(new Date(2026, 10, 2, 12));
    ({ journal } = await startInMemory([{ name: 'Walk', icon: '🚶', completed: true }]));
    await goOnTo(8);
    await journal.setMarks([1], '2026-11-03', 'done');
    await journal.setMark(1, '2026-11-05', 'done');
    await journal.setMark(1, '2026-11-06', 'skipped');
    for (const [day, mood] of [
      [2, 5],
      [2, 4],
      [3, 3],
      [5, 4],
      [7, 4],
    ] as const) {
      await save(`2026-11-0${day}`, mood);
    }
  });

  it('has the figures of the example', () => {
    const sums = {
      moods: {
        days: 4,
        of: 7,
        mean: 3.875,
        counts: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 1 },
        mostly: 4,
      },
      habits: { done: 3, due: 5, percentage: 60 },
      bestRun: 2,
    };
    expect(journal.monthLookBack('2026-11')).toMatchObject({
      ...sums,
      moodChange: null,
      lines: [{ id: 1, name: 'Walk', unit: 'day', done: 3, due: 5 }],
    });
    expect(states('2026-11')).toEqual([
      'none',
      'done',
      'done',
      'missed',
      'done',
      'skipped',
      'missed',
      'open',
      ...Array.from({ length: 22 }, () => 'none'),
    ]);
    expect(journal.yearLookBack('2026')).toMatchObject(sums);
    expect(journal.allLookBack()).toEqual({
      first: '2026-11-02',
      ...sums,
      years: [{ year: '2026', ...sums }],
      days: 5,
      entries: 5,
      ticks: 3,
    });
  });

  it('levels the shares of days that are over', () => {
    const { days } = journal.yearLookBack('2026');
    expect(days).toHaveLength(312);
    expect(days.slice(304).map(({ done }) => done)).toEqual([null, 1, 1, 0, 1, null, 0, 0]);
    expect(days.slice(304).map(({ level }) => level)).toEqual([
      // The day before the journal began.
      null,
      0.75,
      ...Array.from({ length: 4 }, () => 0.6),
      0.5,
      1 / 3,
    ]);
  });

  it('keeps what was when the habit is archived, and nothing of it when it is deleted', async () => {
    await journal.archiveHabit(1);
    expect(journal.monthLookBack('2026-11').lines[0]).toMatchObject({ done: 3, due: 5 });
    expect(states('2026-11')?.slice(5, 8)).toEqual(['skipped', 'missed', 'none']);
    await journal.deleteHabit(1);
    expect(journal.monthLookBack('2026-11')).toMatchObject({
      lines: [],
      habits: { done: 0, due: 0, percentage: null },
      bestRun: null,
    });
    expect(journal.allLookBack()).toMatchObject({ days: 4, ticks: 0, habits: { due: 0 } });
  });

  it('is the identical frozen object until something in it changes', async () => {
    const read = () => [
      journal.monthLookBack('2026-11'),
      journal.yearLookBack('2026'),
      journal.allLookBack(),
    ];
    const before = read();
    await journal.setNumberKeys(false);
    for (const [index, each] of read().entries()) expect(each).toBe(before[index]);
    expect(Object.isFrozen(journal.yearLookBack('2026').days[0])).toBe(true);
    await journal.setMark(1, '2026-11-07', 'done');
    for (const [index, each] of read().entries()) expect(each).not.toBe(before[index]);
  });

  it('keeps each year, month and day that a write leaves alone', async () => {
    const [last, year] = [journal.yearLookBack('2025'), journal.yearLookBack('2026')];
    await save('2026-11-06', 2);
    expect(journal.yearLookBack('2025')).toBe(last);
    const { days, months } = journal.yearLookBack('2026');
    expect(days.filter((day, index) => day !== year.days[index])).toMatchObject([
      { day: '2026-11-06', mood: 2 },
    ]);
    expect(months.filter((month, index) => month !== year.months[index])).toMatchObject([
      { month: '2026-11' },
    ]);
  });
});

describe('the days of a habit', () => {
  beforeEach(async () => {
    vi.setSystemTime(new Date(2026, 10, 16, 12));
    ({ journal } = await startInMemory());
  });

  it('tell how much of a goal was reached', async () => {
    const goal = { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 } as const;
    await journal.addHabit({ name: 'Water', icon: '', goal });
    await goOnTo(18);
    await journal.setAmount(1, '2026-11-16', 2);
    await journal.setAmount(1, '2026-11-17', 9);
    await journal.setAmount(1, '2026-11-18', 6);
    const [line] = journal.monthLookBack('2026-11').lines;
    expect(line).toMatchObject({ done: 1, due: 2 });
    expect(line?.days.slice(15, 18).map(({ state, share }) => [state, share])).toEqual([
      ['part', 25],
      ['done', null],
      ['part', 75],
    ]);
  });

  it('tell limits that were kept and exceeded, and those that are open', async () => {
    const goal = { target: 0, unit: '', direction: 'atMost', step: 1 } as const;
    await journal.addHabit({ name: 'Alcohol', icon: '', goal });
    await goOnTo(18);
    await journal.setAmount(1, '2026-11-17', 1);
    expect(states('2026-11')?.slice(15, 18)).toEqual(['done', 'exceeded', 'open']);
    // Nothing was ticked, and one day has a record.
    expect(journal.allLookBack()).toMatchObject({ days: 1, ticks: 0, habits: { done: 1, due: 2 } });
  });

  it('are rest for times a week, which asks for no day and has a number of days alone', async () => {
    await journal.addHabit({
      name: 'Run',
      icon: '',
      schedule: { kind: 'times', times: 3, per: 'week' },
    });
    await goOnTo(24);
    await journal.setMark(1, '2026-11-17', 'done');
    await journal.setPauses([{ from: '2026-11-22', to: '2026-11-22' }]);
    const { lines, habits } = journal.monthLookBack('2026-11');
    expect(lines[0]).toMatchObject({ unit: 'week', done: 1, due: null });
    expect(habits).toMatchObject({ done: 1, due: 1 });
    expect(states('2026-11')?.slice(15, 25)).toEqual([
      'rest',
      'done',
      ...Array.from({ length: 4 }, () => 'rest'),
      'paused',
      'rest',
      'open',
      'none',
    ]);
  });
});

it('compares the moods of two months with five days each', async () => {
  for (const day of [20, 21, 22, 23, 24]) await save(`2026-10-${day}`, 3);
  for (const day of [10, 11, 12, 13]) await save(`2026-11-${day}`, 4);
  expect(journal.monthLookBack('2026-11').moodChange).toBeNull();
  await save('2026-11-14', 5);
  expect(journal.monthLookBack('2026-11').moodChange).toBeCloseTo(1.2, 9);
  expect(journal.monthLookBack('2026-10').moodChange).toBeNull();
});
