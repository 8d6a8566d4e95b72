import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../days/day';
import type { DeviceJournal } from '../deviceJournal';
import type { Goal } from '../habits/goal';
import { newName, readHabitNotes, reopen, start } from './device.testing';

// A Saturday.
const TODAY = '2026-11-21';
const NOW = new Date(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing: Goal = { target: 0, unit: 'drinks', direction: 'atMost', step: 1 };
const alcohol = { name: 'Alcohol', icon: '🍷', goal: nothing };

/** A journal with one habit that was left off from some days ago on. */
async function leftOffSince(days: number, name = newName()) {
  const journal = await start([], name);
  await journal.addHabit({ ...alcohol, startsOn: addDays(TODAY, -days) });
  return journal;
}

const slipOn = (journal: DeviceJournal, day: string) =>
  journal.recordSlip(1, day, { amount: 1, time: null });

/** Adds another habit, as a schedule that is edited holds from today on. */
const weekdaysOnly = (journal: DeviceJournal) =>
  journal.addHabit({ ...alcohol, schedule: [1, 2, 3, 4, 5], startsOn: '2026-11-01' });

it('a new habit to leave off counts from the moment at which it was added', async () => {
  const journal = await start();
  const added = await journal.addHabit(alcohol);
  expect(added.leftOff).toEqual({
    days: 0,
    best: 0,
    lastDays: { done: 0, due: 0 },
    since: NOW.getTime(),
    happenedToday: false,
  });
  // Nothing is to be collected, and nothing is left to do.
  expect(journal.getView().progress).toEqual({ completed: 0, total: 0, percentage: null });
  journal.close();
});

it('a first day of earlier counts the days since, and no hours', async () => {
  const journal = await leftOffSince(12);
  expect(journal.habit(1)?.leftOff).toEqual({
    days: 12,
    best: 12,
    lastDays: { done: 12, due: 12 },
    since: null,
    happenedToday: false,
  });
  journal.close();
});

it('a slip begins again, with the best and the last thirty days beside it', async () => {
  const journal = await leftOffSince(40);
  const time = new Date(2026, 10, 12, 22).getTime();
  await journal.recordSlip(1, '2026-11-12', { amount: 2, time, note: 'A wedding' });
  expect(journal.habit(1)?.leftOff).toEqual({
    days: 8,
    best: 31,
    lastDays: { done: 28, due: 29 },
    since: time,
    happenedToday: false,
  });
  expect(readHabitNotes(journal, '2026-11-12', '2026-11-12')).toEqual([
    { id: 1, day: '2026-11-12', note: 'A wedding' },
  ]);
  const undo = await journal.recordSlip(1, TODAY, { amount: 1, time: NOW.getTime() });
  expect(journal.habit(1)?.leftOff).toMatchObject({
    days: 0,
    best: 31,
    lastDays: { done: 28, due: 30 },
    since: NOW.getTime(),
    happenedToday: true,
  });
  await undo();
  expect(journal.habit(1)?.leftOff).toMatchObject({ days: 8, since: time, happenedToday: false });
  journal.close();
});

// The table of README.md.
it.each<[string, (journal: DeviceJournal) => Promise<unknown>, number, number, number, number]>([
  ['it never happened', async () => {}, 20, 20, 20, 20],
  ['it happened on the 12th', (journal) => slipOn(journal, '2026-11-12'), 8, 11, 19, 20],
  [
    'it happened on the 12th, and today',
    async (journal) => {
      await slipOn(journal, '2026-11-12');
      await slipOn(journal, TODAY);
    },
    0,
    11,
    19,
    21,
  ],
  [
    'the 12th was skipped',
    (journal) => journal.setMark(1, '2026-11-12', 'skipped'),
    19,
    19,
    19,
    19,
  ],
  [
    'the 12th was paused',
    (journal) => journal.editHabit(1, { pauses: [{ from: '2026-11-12', to: '2026-11-12' }] }),
    19,
    19,
    19,
    19,
  ],
  ['on weekdays only', weekdaysOnly, 15, 15, 15, 15],
])('since 1 November: %s', async (_, record, days, best, done, due) => {
  const journal = await leftOffSince(20);
  await record(journal);
  const last = journal.getView().listed.at(-1)?.id ?? 0;
  expect(journal.habit(last)?.leftOff).toMatchObject({ days, best, lastDays: { done, due } });
  journal.close();
});

it('a slip of an unknown time is known by its day', async () => {
  const journal = await leftOffSince(5);
  await journal.recordSlip(1, '2026-11-20', { amount: 1, time: null });
  expect(journal.habit(1)?.leftOff).toMatchObject({ days: 0, best: 4, since: null });
  expect(journal.day('2026-11-20').habits[0]).toMatchObject({ amount: 1, leftOff: null });
  journal.close();
});

it('ticks of an earlier goal are no days without it', async () => {
  const journal = await start();
  await journal.addHabit({ name: 'Sweets', icon: '🍬' });
  for (let ago = 1; ago < 10; ago += 1) await journal.setMark(1, addDays(TODAY, -ago), 'done');
  expect(journal.habit(1)).toMatchObject({ streak: 9, leftOff: null });
  await journal.editHabit(1, { goal: nothing });
  expect(journal.habit(1)?.leftOff).toMatchObject({ days: 0, best: 0, since: NOW.getTime() });
  await journal.editHabit(1, { name: 'Candy', goal: nothing, startsOn: '2026-11-20' });
  expect(journal.habit(1)?.leftOff).toMatchObject({ since: null });
  journal.close();
});

it('days off are no days without it, and break nothing', async () => {
  const name = newName();
  const journal = await start([], name);
  await journal.addHabit({ ...alcohol, schedule: [1, 2, 3, 4, 5], startsOn: '2026-11-09' });
  expect(journal.habit(1)?.leftOff).toMatchObject({ days: 10, lastDays: { done: 10, due: 10 } });
  journal.close();
});

it('a note that is written later leaves the time, and a reload keeps both', async () => {
  const name = newName();
  const journal = await leftOffSince(3, name);
  const time = new Date(2026, 10, 20, 9).getTime();
  await journal.recordSlip(1, '2026-11-20', { amount: 1, time });
  await journal.setHabitNote(1, '2026-11-20', 'Tired');
  await journal.recordSlip(1, '2026-11-20', { amount: 2, time });
  journal.close();
  const again = await reopen(name);
  expect(again.habit(1)?.leftOff).toMatchObject({ since: time });
  expect(readHabitNotes(again, '2026-11-20', TODAY)).toEqual([
    { id: 1, day: '2026-11-20', note: 'Tired' },
  ]);
  again.close();
});
