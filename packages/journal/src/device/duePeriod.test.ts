import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, type Day } from '../days/day';
import type { DeviceJournal } from '../deviceJournal';
import type { MoodValue } from '../moods/mood';
import { startInMemory } from './startInMemory.testing';

let journal: DeviceJournal;

/** Starts on Monday, 2 November 2026, with a walk every day. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 2, 12) });
  ({ journal } = await startInMemory([{ name: 'Walk', icon: '🚶', completed: false }]));
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

const goOnTo = async (day: Day) => {
  vi.setSystemTime(new Date(`${day}T12:00`));
  await journal.refresh();
};

const dueOn = async (day: Day) => {
  await goOnTo(day);
  return journal.duePeriod();
};

/** Walks on so many days from one on. */
const walk = async (from: Day, days: number) => {
  await goOnTo(addDays(from, days - 1));
  for (let each = 0; each < days; each += 1) {
    await journal.setMark(1, addDays(from, each), 'done');
  }
};

const save = (day: Day, mood: MoodValue) => journal.saveEntry(`${day} 1`, { mood, note: '' });

describe('the period that is due', () => {
  it('is last week on every day of a week, after two days with a record', async () => {
    await walk('2026-11-10', 1);
    expect(await dueOn('2026-11-16')).toBeNull();
    await save('2026-11-15', 3);
    expect(await dueOn('2026-11-16')).toBe('2026-11-09');
    expect(await dueOn('2026-11-22')).toBe('2026-11-09');
    expect(await dueOn('2026-11-23')).toBeNull();
  });

  it('begins with the weekday that was chosen', async () => {
    await walk('2026-11-10', 2);
    await journal.setFirstWeekday(7);
    expect(await dueOn('2026-11-15')).toBe('2026-11-08');
    expect(await dueOn('2026-11-21')).toBe('2026-11-08');
    expect(await dueOn('2026-11-22')).toBeNull();
  });

  it('is last month on the first three days of a month, after eight days with a record', async () => {
    await walk('2026-11-23', 7);
    expect(await dueOn('2026-12-01')).toBe('2026-11-23');
    await save('2026-11-30', 5);
    expect(await dueOn('2026-12-01')).toBe('2026-11');
    expect(await dueOn('2026-12-03')).toBe('2026-11');
    expect(await dueOn('2026-12-04')).toBe('2026-11-23');
  });

  it('is last year on the first three days of a year, after 32 days with a record', async () => {
    await walk('2026-11-30', 31);
    expect(await dueOn('2027-01-01')).toBe('2026-12');
    await walk('2026-12-31', 1);
    expect(await dueOn('2027-01-03')).toBe('2026');
    expect(await dueOn('2027-01-04')).toBe('2026-12-28');
  });

  it('counts no record of a habit that was deleted', async () => {
    await walk('2026-11-10', 2);
    await journal.deleteHabit(1);
    expect(await dueOn('2026-11-16')).toBeNull();
  });
});

const factsOfWeek = () => journal.periodLookBack('2026-11-09');

describe('the facts of a period', () => {
  it('are those of the example', async () => {
    await goOnTo('2026-11-16');
    for (const day of ['2026-11-09', '2026-11-10', '2026-11-12']) {
      await journal.setMark(1, day, 'done');
    }
    await journal.setMark(1, '2026-11-13', 'skipped');
    await save('2026-11-09', 3);
    await save('2026-11-10', 4);
    await save('2026-11-12', 5);
    expect(journal.periodLookBack('2026-11-09')).toMatchObject({
      first: '2026-11-09',
      last: '2026-11-15',
      moods: { days: 3, of: 7, mostly: null },
      habits: { done: 3, due: 6, percentage: 50 },
      brightest: '2026-11-12',
      steadiest: { name: 'Walk', done: 3, due: 6 },
    });
    expect(journal.periodLookBack('2026-11')).toMatchObject({
      first: '2026-11-01',
      last: '2026-11-30',
      brightest: '2026-11-12',
      // Seven days were missed, and today is open.
      habits: { done: 3, due: 13 },
      steadiest: null,
    });
    expect(journal.periodLookBack('2026')).toMatchObject({
      first: '2026-01-01',
      last: '2026-12-31',
    });
  });

  it('name no day as the brightest where two are level, below Good, or of two days', async () => {
    await goOnTo('2026-11-16');
    await save('2026-11-09', 1);
    await save('2026-11-10', 4);
    expect(factsOfWeek().brightest).toBeNull();
    await save('2026-11-11', 2);
    expect(factsOfWeek().brightest).toBe('2026-11-10');
    await save('2026-11-12', 4);
    expect(factsOfWeek().brightest).toBeNull();
    await save('2026-11-10', 3);
    await save('2026-11-12', 2);
    expect(factsOfWeek().brightest).toBeNull();
  });

  it('name no limit, no habit of a period and none of two that are level as the steadiest', async () => {
    await walk('2026-11-09', 7);
    expect(factsOfWeek().steadiest).toEqual({ name: 'Walk', done: 7, due: 7 });
    const plain = { icon: '📖', startsOn: '2026-11-09' };
    const read = await journal.addHabit({ ...plain, name: 'Read' });
    for (let each = 0; each < 7; each += 1) {
      await journal.setMark(read.id, addDays('2026-11-09', each), 'done');
    }
    expect(factsOfWeek().steadiest).toBeNull();
    await journal.editHabit(1, { schedule: { kind: 'times', times: 3, per: 'week' } });
    await goOnTo('2026-11-23');
    for (let each = 0; each < 7; each += 1) {
      await journal.setMark(1, addDays('2026-11-16', each), 'done');
    }
    await journal.setMark(read.id, '2026-11-17', 'done');
    expect(journal.periodLookBack('2026-11-16').steadiest).toBeNull();
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
      await journal.setMark(read.id, day, 'done');
    }
    expect(journal.periodLookBack('2026-11-16').steadiest).toEqual({
      name: 'Read',
      done: 4,
      due: 7,
    });
    const goal = { target: 5, unit: '', direction: 'atMost', step: 1 } as const;
    await journal.addHabit({ ...plain, name: 'Coffee', goal });
    expect(journal.periodLookBack('2026-11-16').steadiest).toMatchObject({ name: 'Read' });
  });

  it('refuses a text that is no period', () => {
    for (const text of ['2026-13', '26', 'November', '2026-11-31']) {
      expect(() => journal.periodLookBack(text)).toThrow(RangeError);
    }
  });
});
