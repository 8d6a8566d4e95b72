import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newName,
  readMood,
  removeMood,
  reopen,
  saveMood,
  saveToday,
  start,
  tick,
} from './device.testing';
import { openJournal } from './index';

const read = { name: 'Read 20 mins', icon: '📖', completed: false };
const walk = { name: 'Walk', icon: '🚶', completed: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('starting a journal', () => {
  it('keeps the habits given, with their ticks of today, through a reload', async () => {
    const name = newName();
    (await start([read, walk], name)).close();
    const { habits, progress } = (await reopen(name)).getView();
    expect(habits.map((habit) => [habit.name, habit.completed])).toEqual([
      ['Read 20 mins', false],
      ['Walk', true],
    ]);
    expect(progress).toEqual({ completed: 1, total: 2, percentage: 50 });
  });

  it('with no habits has no figures, not zeros', async () => {
    const { progress, stats, recentEntries, insightStatus } = (await start()).getView();
    expect(progress).toEqual({ completed: 0, total: 0, percentage: null });
    expect([stats.dayStreak, stats.completion]).toEqual([null, null]);
    expect(recentEntries).toEqual([]);
    expect(insightStatus).toEqual({ pending: false, daysMissing: 21 });
  });

  it('a second time opens the one that is there', async () => {
    const name = newName();
    await start([walk], name);
    const again = await start([read], name);
    expect(again.getView().habits.map((habit) => habit.name)).toEqual(['Walk']);
  });

  it('is needed: nothing is opened where none was started', async () => {
    const name = newName();
    expect(await openJournal({ name })).toBeNull();
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
  });
});

describe('habits', () => {
  it('can be set on an earlier day, and taken back', async () => {
    const journal = await start([read, walk]);
    const undo = await journal.setMark(1, '2026-11-19', 'done');
    expect(journal.day('2026-11-19').habits).toMatchObject([{ id: 1, completed: true }]);
    expect(journal.habit(1)).toMatchObject({ since: '2026-11-19', bestStreak: 1, streak: 0 });
    await undo();
    expect(journal.day('2026-11-19').habits).toEqual([]);
    expect(journal.habit(1)?.since).toBe('2026-11-21');
  });

  it('can be set together: all of them or none, and taken back together', async () => {
    const journal = await start([read, walk]);
    await journal.setMark(1, '2026-11-19', 'done');
    const marks = () => [1, 2].map((id) => journal.habitMonth(id, '2026-11').at(18)?.mark);
    await expect(journal.setMarks([1, 2, 3], '2026-11-19', 'skipped')).rejects.toMatchObject({
      code: 'habit-gone',
    });
    await expect(journal.setMarks([1], '2026-11-22', 'skipped')).rejects.toMatchObject({
      code: 'day-to-come',
    });
    expect(marks()).toEqual(['done', 'empty']);
    const undo = await journal.setMarks([1, 2], '2026-11-19', 'skipped');
    expect(marks()).toEqual(['skipped', 'skipped']);
    await undo();
    expect(marks()).toEqual(['done', 'empty']);
  });

  it('that are skipped are not due', async () => {
    const journal = await start([read, walk]);
    await journal.setMark(1, '2026-11-21', 'skipped');
    const { habits, notDue, progress } = journal.getView();
    expect(habits.map(({ id }) => id)).toEqual([2]);
    expect(notDue).toMatchObject([{ id: 1, mark: 'skipped', completed: false }]);
    expect(progress.percentage).toBe(100);
  });

  it('are due by their schedule, from the day on which it was set', async () => {
    vi.setSystemTime(new Date(2026, 10, 14, 12));
    const journal = await start([read]);
    await tick(journal, 1);
    // The 21st is a Saturday, as is the 14th.
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    await journal.editHabit(1, { schedule: [1, 2, 3, 4, 5] });
    expect(journal.getView().habits).toEqual([]);
    expect(journal.getView().notDue).toMatchObject([{ id: 1 }]);
    expect(journal.day('2026-11-14').habits).toMatchObject([{ id: 1, completed: true }]);
    expect(journal.habitMonth(1, '2026-11').map(({ due }) => due)).toEqual([
      ...Array.from({ length: 13 }, () => false),
      ...Array.from({ length: 7 }, () => true),
      false,
    ]);
    await expect(journal.editHabit(1, { schedule: [] })).rejects.toMatchObject({
      code: 'weekday-missing',
    });
  });

  it('whose schedule is changed on the day of its creation leaves days filled in before alone', async () => {
    const journal = await start([read]);
    // The 14th and 15th are a Saturday and a Sunday, the 21st is a Saturday.
    await journal.setMark(1, '2026-11-14', 'done');
    await journal.setMark(1, '2026-11-15', 'done');
    await journal.editHabit(1, { schedule: [1, 2, 3, 4, 5] });
    const due = journal.habitMonth(1, '2026-11').map(({ due: isDue }) => isDue);
    expect(due.slice(13)).toEqual([true, true, true, true, true, true, true, false]);
    expect(journal.habit(1)?.bestStreak).toBe(2);
  });

  it('can be renamed, and the change taken back', async () => {
    const journal = await start([read]);
    const undo = await journal.editHabit(1, { name: ' Read a chapter ' });
    expect(journal.habit(1)).toMatchObject({ name: 'Read a chapter', icon: '📖' });
    await undo();
    expect(journal.habit(1)?.name).toBe('Read 20 mins');
    await expect(journal.editHabit(1, { name: ' ' })).rejects.toMatchObject({
      code: 'habit-name-missing',
    });
  });

  it('leave the list when archived, and come back', async () => {
    const journal = await start([read, walk]);
    await journal.setMark(1, '2026-11-20', 'done');
    const undo = await journal.archiveHabit(1);
    expect(journal.getView().habits.map(({ id }) => id)).toEqual([2]);
    expect(journal.getView().archived).toMatchObject([{ id: 1, name: 'Read 20 mins' }]);
    expect(journal.day('2026-11-20').habits).toMatchObject([{ id: 1, completed: true }]);
    await undo();
    expect(journal.getView().habits.map(({ id }) => id)).toEqual([1, 2]);
    await journal.archiveHabit(1);
    await journal.restoreHabit(1);
    expect(journal.getView().archived).toEqual([]);
  });

  it('are gone when deleted, until that is taken back; their number is not given again', async () => {
    const name = newName();
    const journal = await start([read, walk], name);
    const undo = await journal.deleteHabit(2);
    expect(journal.habit(2)).toBeNull();
    await expect(journal.setMark(2, '2026-11-21', 'empty')).rejects.toMatchObject({
      code: 'habit-gone',
    });
    expect(await journal.addHabit({ name: 'Sing', icon: '' })).toMatchObject({ id: 3 });
    await undo();
    expect(journal.getView().habits.map(({ id, completed }) => [id, completed])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  it('can be put in another order', async () => {
    const name = newName();
    const journal = await start([read, walk, { ...read, name: 'Sing' }], name);
    const order = () => journal.getView().habits.map(({ id }) => id);
    await journal.moveHabit(3, 1);
    expect(order()).toEqual([3, 1, 2]);
    const undo = await journal.moveHabit(3, null);
    expect(order()).toEqual([1, 2, 3]);
    await undo();
    expect(order()).toEqual([3, 1, 2]);
    journal.close();
    expect((await reopen(name)).getView().habits.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('are listed in one order, due today or not', async () => {
    const journal = await start([read, walk, { ...read, name: 'Sing' }]);
    await journal.setMark(2, journal.getView().today, 'skipped');
    const { habits, notDue, listed } = journal.getView();
    expect([habits, notDue, listed].map((list) => list.map(({ id }) => id))).toEqual([
      [1, 3],
      [2],
      [1, 2, 3],
    ]);
  });
});

describe('moods', () => {
  it('can be saved for any day, replaced, removed, each of it taken back and done again', async () => {
    const journal = await start();
    await saveMood(journal, '2026-11-18', { mood: 2, note: 'Rain\nall day' });
    const replaced = await saveMood(journal, '2026-11-18', { mood: 4, note: '' });
    expect(readMood(journal, '2026-11-18')).toEqual({ day: '2026-11-18', mood: 4, note: '' });
    const takenBack = await replaced();
    expect(readMood(journal, '2026-11-18')).toMatchObject({ mood: 2, note: 'Rain\nall day' });
    const doneAgain = await takenBack();
    expect(readMood(journal, '2026-11-18')).toMatchObject({ mood: 4, note: '' });
    await doneAgain();
    expect(readMood(journal, '2026-11-18')).toMatchObject({ mood: 2, note: 'Rain\nall day' });
    const removed = await removeMood(journal, '2026-11-18');
    expect(readMood(journal, '2026-11-18')).toBeUndefined();
    expect(journal.getView().recentEntries).toEqual([]);
    await removed();
    expect(journal.getView().recentEntries).toMatchObject([{ note: 'Rain\nall day' }]);
  });

  it('are listed, the latest seven, with how many days ago they were made', async () => {
    const journal = await start();
    for (let date = 13; date <= 21; date += 1) {
      await saveMood(journal, `2026-11-${date}`, { mood: 3, note: `Note ${date}` });
    }
    const ago = () => journal.getView().recentEntries.map(({ daysAgo }) => daysAgo);
    expect(ago()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await removeMood(journal, '2026-11-21');
    expect(journal.getView().recentEntries.at(-1)).toMatchObject({
      day: '2026-11-14',
      note: 'Note 14',
    });
  });

  it('stand in the calendar of their month, up to today', async () => {
    const journal = await start();
    await saveMood(journal, '2026-11-01', { mood: 5, note: '' });
    const month = journal.moodMonth('2026-11');
    expect(month).toHaveLength(21);
    expect(month[0]).toMatchObject({ day: '2026-11-01', mood: 5 });
    expect(month[1]?.mood).toBeNull();
    expect(journal.moodMonth('2026-12')).toEqual([]);
  });

  it('have notes of up to 5,000 characters as people count them', async () => {
    const journal = await start();
    await saveToday(journal, { mood: 3, note: '👩‍👩‍👧‍👦'.repeat(5000) });
    await expect(saveToday(journal, { mood: 3, note: 'a'.repeat(5001) })).rejects.toMatchObject({
      code: 'note-too-long',
    });
  });

  it('are refused for days to come', async () => {
    const journal = await start([read]);
    await expect(saveMood(journal, '2026-11-22', { mood: 3, note: '' })).rejects.toMatchObject({
      code: 'day-to-come',
    });
    await expect(journal.setMark(1, '2026-11-22', 'done')).rejects.toMatchObject({
      code: 'day-to-come',
    });
  });
});

describe('one tick made while the clock was a year off', () => {
  it('is pointed out once, until it is left as it is', async () => {
    const name = newName();
    vi.setSystemTime(new Date(2025, 10, 20, 12));
    const journal = await start([read], name);
    await tick(journal, 1);
    for (let date = 14; date <= 21; date += 1) {
      vi.setSystemTime(new Date(2026, 10, date, 12));
      await tick(journal, 1);
    }
    expect(journal.getView().outlierDays).toEqual(['2025-11-20']);
    await journal.ignoreOutlierDays(['2025-11-20']);
    expect(journal.getView().outlierDays).toEqual([]);
    journal.close();
    expect((await reopen(name)).getView().outlierDays).toEqual([]);
  });
});
