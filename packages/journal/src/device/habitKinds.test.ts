import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../days/day';
import type { Goal } from '../habits/goal';
import { remainingHabits } from '../reminders/reminders';
import { newName, readHabitNotes, reopen, start } from './device.testing';

// A Saturday.
const TODAY = '2026-11-21';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const glasses: Goal = { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 };
const water = { name: 'Water', icon: '💧', goal: glasses };
const run = {
  name: 'Run',
  icon: '🏃',
  schedule: { kind: 'times', times: 3, per: 'week' },
} as const;

it('a habit of three times a week is listed until the number is reached, and on days it was done', async () => {
  const journal = await start();
  await journal.setFirstWeekday(1);
  await journal.addHabit(run);
  for (const day of ['2026-11-16', '2026-11-18']) await journal.setMark(1, day, 'done');
  expect(journal.getView()).toMatchObject({
    habits: [{ completed: false, period: { per: 'week', times: 3, done: 2 } }],
    progress: { completed: 0, total: 0, percentage: null },
  });
  await journal.setMark(1, '2026-11-20', 'done');
  expect(journal.getView().habits).toEqual([]);
  expect(journal.getView().notDue).toMatchObject([{ id: 1, period: { done: 3 } }]);

  await journal.setMark(1, TODAY, 'done');
  expect(journal.getView()).toMatchObject({
    habits: [{ completed: true, period: { times: 3, done: 4 } }],
    progress: { completed: 1, total: 1, percentage: 100 },
  });
  expect(journal.habit(1)).toMatchObject({ unit: 'week', streak: 1, bestStreak: 1 });
  journal.close();
});

it('a week that begins on another day leaves the weeks that are over as they were', async () => {
  vi.setSystemTime(new Date(2026, 8, 21, 12));
  const name = newName();
  let journal = await start([], name);
  const reopenOn = async (date: number) => {
    journal.close();
    vi.setSystemTime(new Date(2026, 10, date, 12));
    journal = await reopen(name);
  };
  await journal.addHabit({ ...run, schedule: { kind: 'times', times: 1, per: 'week' } });
  await reopenOn(18);
  // Eight Mondays.
  for (let week = 0; week < 8; week += 1)
    await journal.setMark(1, addDays('2026-09-21', week * 7), 'done');
  expect(journal.habit(1)).toMatchObject({ streak: 8, bestStreak: 8 });
  await journal.setFirstWeekday(7);
  expect(journal.habit(1)).toMatchObject({ streak: 8, bestStreak: 8 });
  // The week that the change cut short was not reached, and is not missed.
  await reopenOn(22);
  expect(journal.habit(1)).toMatchObject({ streak: 8 });
  await journal.setMark(1, '2026-11-20', 'done');
  expect(journal.habit(1)).toMatchObject({ streak: 9 });
  await reopenOn(30);
  expect(journal.habit(1)).toMatchObject({ streak: 0, bestStreak: 9 });
  journal.close();
});

it('an amount is done once it meets the goal of its day', async () => {
  const name = newName();
  const journal = await start([], name);
  await journal.addHabit(water);
  await journal.setAmount(1, TODAY, 7);
  expect(journal.getView()).toMatchObject({
    habits: [{ completed: false, amount: 7, goal: glasses }],
    progress: { completed: 0, total: 1 },
  });
  const undo = await journal.setAmount(1, TODAY, 8.005);
  expect(journal.getView().habits).toMatchObject([{ completed: true, amount: 8.01 }]);
  await undo();
  expect(journal.getView().habits).toMatchObject([{ completed: false, amount: 7 }]);

  vi.setSystemTime(new Date(2026, 10, 22, 12));
  await journal.editHabit(1, { goal: { ...glasses, target: 2 } });
  await journal.setAmount(1, '2026-11-22', 3);
  expect(journal.day(TODAY).habits).toMatchObject([{ completed: false, amount: 7 }]);
  expect(journal.day('2026-11-22').habits).toMatchObject([{ completed: true, amount: 3 }]);
  const shown = journal.day('2026-11-22');
  journal.close();
  const again = await reopen(name);
  expect(again.day('2026-11-22')).toEqual(shown);
  await again.setAmount(1, '2026-11-22', null);
  expect(again.day('2026-11-22').habits).toMatchObject([{ completed: false, amount: null }]);
  again.close();
});

const cups: Goal = { target: 2, unit: 'cups', direction: 'atMost', step: 1 };
const coffee = { name: 'Coffee', icon: '☕', goal: cups };

it('a limit of today counts on neither side until it is exceeded', async () => {
  const journal = await start();
  await journal.addHabit(coffee);
  const neither = { completed: 0, total: 0, percentage: null };
  for (const amount of [null, 0, 2]) {
    await journal.setAmount(1, TODAY, amount);
    expect(journal.getView()).toMatchObject({
      habits: [{ completed: false, amount }],
      progress: neither,
      stats: { dayStreak: null, completion: null },
    });
    expect(journal.habit(1)).toMatchObject({ streak: null });
    expect(remainingHabits(journal.getView().habits)).toEqual([]);
  }
  await journal.setAmount(1, TODAY, 3);
  expect(journal.getView()).toMatchObject({
    habits: [{ completed: false, amount: 3 }],
    progress: { completed: 0, total: 1, percentage: 0 },
    stats: { dayStreak: 0, completion: 0 },
  });
  expect(journal.habit(1)).toMatchObject({ streak: 0, completion: { done: 0, due: 1 } });
  journal.close();
});

it('a limit was kept on each day that is over, with or without an amount, unless it was exceeded', async () => {
  const journal = await start();
  await journal.addHabit(coffee);
  await journal.setMark(1, '2026-11-20', 'skipped');
  vi.setSystemTime(new Date(2026, 10, 26, 12));
  await journal.setAmount(1, '2026-11-22', 3);
  await journal.setAmount(1, '2026-11-23', 2);
  await journal.editHabit(1, { pauses: [{ from: '2026-11-24', to: '2026-11-24' }] });
  const month = journal
    .habitMonth(1, '2026-11')
    .map(({ mark, amount, due }) => ({ mark, amount, due }));
  expect(month.slice(17)).toEqual([
    { mark: 'empty', amount: null, due: false },
    { mark: 'empty', amount: null, due: false },
    { mark: 'skipped', amount: null, due: false },
    { mark: 'done', amount: null, due: true },
    { mark: 'empty', amount: 3, due: true },
    { mark: 'done', amount: 2, due: true },
    { mark: 'empty', amount: null, due: false },
    { mark: 'done', amount: null, due: true },
    { mark: 'empty', amount: null, due: true },
  ]);
  expect(journal.habit(1)).toMatchObject({
    streak: 2,
    bestStreak: 2,
    completion: { done: 3, due: 4 },
  });
  expect(journal.day(TODAY)).toMatchObject({
    habits: [{ completed: true }],
    progress: { completed: 1, total: 1 },
  });
  journal.close();
});

it('an exceeded limit leaves the streak of all habits alone while another habit can be done today', async () => {
  const journal = await start();
  await journal.addHabit(coffee);
  await journal.addHabit({ ...coffee, name: 'Sweets' });
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  await journal.setAmount(1, '2026-11-22', 3);
  expect(journal.getView().stats).toMatchObject({
    dayStreak: 1,
    completionCount: { done: 2, due: 3 },
  });
  await journal.setAmount(2, '2026-11-22', 3);
  expect(journal.getView().stats).toMatchObject({
    dayStreak: 0,
    completionCount: { done: 2, due: 4 },
  });
  journal.close();
});

it('what was ticked before a habit had a goal stays done', async () => {
  const journal = await start([{ name: 'Water', icon: '💧', completed: true }]);
  await journal.setMark(1, '2026-11-20', 'done');
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  await journal.editHabit(1, { goal: glasses });
  expect(journal.day(TODAY).habits).toMatchObject([{ completed: true, goal: null }]);
  expect(journal.habit(1)).toMatchObject({ streak: 2, goal: glasses });
  journal.close();
});

it('every three days is counted from the day on which it was set', async () => {
  const journal = await start();
  await journal.addHabit({ ...run, schedule: { kind: 'interval', days: 3 } });
  const due = async (date: number) => {
    vi.setSystemTime(new Date(2026, 10, date, 12));
    return journal.day(`2026-11-${date}`).habits.length;
  };
  expect([await due(21), await due(22), await due(23), await due(24)]).toEqual([1, 0, 0, 1]);
  journal.close();
});

it('every three days is counted on over the end of a month, whatever else is changed of the habit', async () => {
  const journal = await start();
  await journal.addHabit({ ...run, schedule: { kind: 'interval', days: 3 } });
  vi.setSystemTime(new Date(2027, 0, 10, 12));
  await journal.editHabit(1, { name: 'Jog', goal: glasses, group: 'evening' });
  const dueDays = (month: string) =>
    journal.habitMonth(1, month).flatMap(({ day, due }) => (due ? [Number(day.slice(8))] : []));
  expect(dueDays('2026-11')).toEqual([21, 24, 27, 30]);
  expect(dueDays('2026-12')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  expect(dueDays('2027-01')).toEqual([2, 5, 8]);

  await journal.editHabit(1, { schedule: { kind: 'interval', days: 4 } });
  vi.setSystemTime(new Date(2027, 1, 10, 12));
  await journal.editHabit(1, { name: 'Run' });
  expect(dueDays('2027-01')).toEqual([2, 5, 8, 10, 14, 18, 22, 26, 30]);
  expect(dueDays('2027-02')).toEqual([3, 7]);
  journal.close();
});

it('days filled in before the creation keep their goal and their interval when these are changed on that day', async () => {
  const journal = await start();
  await journal.addHabit({ ...water, schedule: { kind: 'interval', days: 3 } });
  await journal.setAmount(1, '2026-11-17', 8);
  await journal.setAmount(1, '2026-11-18', 8);
  const before = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => journal.day(day));
  expect(before.map(({ habits }) => habits.length)).toEqual([0, 1, 0]);
  await journal.editHabit(1, { goal: { ...glasses, target: 9 } });
  await journal.editHabit(1, { schedule: { kind: 'interval', days: 2 } });
  await journal.editHabit(1, { goal: null });
  expect(['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => journal.day(day))).toEqual(before);
  journal.close();
});

it('nothing is due in a pause, of one habit or of all, and nothing breaks', async () => {
  const journal = await start([
    { name: 'Walk', icon: '🚶', completed: true },
    { name: 'Read', icon: '📖', completed: true },
  ]);
  await journal.editHabit(1, { pauses: [{ from: '2026-11-22', to: '2026-11-23' }] });
  vi.setSystemTime(new Date(2026, 10, 25, 12));
  const undo = await journal.setPauses([{ from: '2026-11-22', to: null }]);
  expect(journal.getView()).toMatchObject({
    habits: [],
    notDue: [
      { id: 1, paused: true },
      { id: 2, paused: true },
    ],
    stats: { dayStreak: 1 },
  });
  await undo();
  expect(journal.day('2026-11-23')).toMatchObject({
    habits: [{ id: 2, paused: false }],
    notDue: [{ id: 1, paused: true }],
  });
  expect(journal.getView().stats.dayStreak).toBe(0);
  journal.close();
});

it('a pause that ends before it begins is none', async () => {
  const journal = await start();
  await journal.setPauses([{ from: '2026-11-22', to: '2026-11-20' }]);
  expect(journal.getView().settings.pauses).toEqual([]);
  await expect(journal.setPauses([{ from: 'soon', to: null }])).rejects.toThrow(RangeError);
  journal.close();
});

it('a habit is due from its start day to its end day', async () => {
  const journal = await start();
  await journal.addHabit({ name: 'Walk', icon: '', startsOn: '2026-11-23', endsOn: '2026-11-24' });
  expect(journal.getView()).toMatchObject({ habits: [], notDue: [] });
  const listed = [22, 23, 24, 25].map((date) => {
    vi.setSystemTime(new Date(2026, 10, date, 12));
    const { habits, notDue } = journal.day(`2026-11-${date}`);
    return [habits.length, notDue.length];
  });
  expect(listed).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  journal.close();
});

it("a note on a habit's day is kept, and removed by an empty one", async () => {
  const name = newName();
  const journal = await start([{ name: 'Read', icon: '📖', completed: true }], name);
  await journal.setHabitNote(1, '2026-11-20', '  Chapter 5 ');
  const undo = await journal.setHabitNote(1, TODAY, 'Chapter 6');
  expect(journal.habitMonth(1, '2026-11').at(-1)).toMatchObject({ day: TODAY, note: 'Chapter 6' });
  await undo();
  expect(journal.habitMonth(1, '2026-11').at(-1)).toMatchObject({ day: TODAY, note: null });
  await expect(journal.setHabitNote(1, TODAY, 'x'.repeat(501))).rejects.toMatchObject({
    code: 'note-too-long',
  });
  await expect(journal.setHabitNote(1, '2026-11-22', 'x')).rejects.toMatchObject({
    code: 'day-to-come',
  });
  journal.close();

  const again = await reopen(name);
  expect(again.habitMonth(1, '2026-11')[19]).toMatchObject({ note: 'Chapter 5' });
  expect(readHabitNotes(again, '2026-11-01', TODAY)).toEqual([
    { id: 1, day: '2026-11-20', note: 'Chapter 5' },
  ]);
  expect(again.habitMonth(1, '2026-11')[19]).toMatchObject({ note: 'Chapter 5' });
  again.close();
});

it('times of day can be given names, and take their usual ones back', async () => {
  const journal = await start();
  await journal.addHabit({ name: 'Walk', icon: '', group: 'evening' });
  await journal.setGroupName('evening', ' After work ');
  expect(journal.getView().habits).toMatchObject([{ group: 'evening' }]);
  expect(journal.getView().settings.groupNames).toEqual({ evening: 'After work' });
  await journal.setGroupName('evening', ' ');
  expect(journal.getView().settings.groupNames).toEqual({});
  journal.close();
});

it('the last twelve weeks of a habit begin on the weekday that was chosen, and count what was done in them', async () => {
  const journal = await start();
  await journal.addHabit({ name: 'Read', icon: '📖', schedule: [1, 3, 5] });
  // Today is a Saturday; the first of the twelve weeks begins on Monday 31 August.
  for (const day of ['2026-08-30', '2026-08-31', '2026-10-01', '2026-11-20']) {
    await journal.setMark(1, day, 'done');
  }
  const { days, done } = journal.habitWeeks(1);
  expect([days[0]?.day, days.at(-1)?.day, days.length, done]).toEqual(['2026-08-31', TODAY, 83, 3]);
  expect(days.at(-2)).toBe(journal.habitWeeks(1).days.at(-2));
  expect(days[0]).toEqual(journal.habitMonth(1, '2026-08').at(-1));
  expect(journal.habit(1)?.unit).toBe('time');
  await journal.editHabit(1, { schedule: [1, 2, 3, 4, 5, 6, 7] });
  expect(journal.habit(1)?.unit).toBe('day');
  await journal.setFirstWeekday(7);
  expect(journal.habitWeeks(1).days[0]?.day).toBe('2026-08-30');
  expect(journal.habitWeeks(7)).toEqual({ days: [], done: 0 });
  journal.close();
});

it('tells the time of the last record if it was made on the day itself, and none for a day that was given later', async () => {
  const journal = await start();
  const last = () => journal.habitOverTime(1)?.last;
  await journal.addHabit(water);
  await journal.setAmount(1, addDays(TODAY, -1), 8);
  expect(last()).toEqual({ day: addDays(TODAY, -1), daysAgo: 1, time: null });
  await journal.setAmount(1, TODAY, 8);
  vi.setSystemTime(new Date(2026, 10, 21, 18, 20));
  await journal.setAmount(1, TODAY, 9);
  vi.setSystemTime(new Date(2026, 10, 23, 7));
  expect(last()).toMatchObject({ day: TODAY, time: '18:20' });
  await journal.setAmount(1, TODAY, 10);
  expect(last()).toMatchObject({ day: TODAY, time: null });
  journal.close();
});

it('a habit over time is read once until something in it changes', async () => {
  const journal = await start();
  await journal.addHabit({ name: 'Read', icon: '📖' });
  await journal.setMark(1, addDays(TODAY, -1), 'done');
  const before = journal.habitOverTime(1);
  expect(before?.runs).toEqual([
    { first: addDays(TODAY, -1), last: addDays(TODAY, -1), length: 1 },
  ]);
  await journal.setNotifications(false);
  expect(journal.habitOverTime(1)).toBe(before);
  await journal.setMark(1, TODAY, 'done');
  expect(journal.habitOverTime(1)?.last).toEqual({ day: TODAY, daysAgo: 0, time: '12:00' });
  await journal.deleteHabit(1);
  expect(journal.habitOverTime(1)).toBeNull();
  journal.close();
});
