import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, readMood, saveMood, saveToday, start, tick } from './device.testing';
import { openJournal, startJournal } from './index';

const read = { name: 'Read 20 mins', icon: '📖', completed: false };
const walk = { name: 'Walk', icon: '🚶', completed: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('weeks and settings', () => {
  it('are settled when the journal is first opened, whatever the browser says later', async () => {
    const name = newName();
    (await startJournal({ habits: [], name, firstWeekday: 7 })).journal.close();
    const later = await openJournal({ name, firstWeekday: 1 });
    expect(later?.getView().settings.firstWeekday).toBe(7);
    later?.close();
  });

  it('begin on the weekday chosen', async () => {
    const journal = await start([walk]);
    await journal.setFirstWeekday(1);
    expect(journal.week('2026-11-21').days[0]).toBe('2026-11-16');
    expect(journal.week('2026-11-21').todayIndex).toBe(5);
    expect(journal.getView().stats.weeklyHabits.map(({ value }) => value)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      1,
      null,
    ]);
    const undo = await journal.setFirstWeekday(7);
    expect(journal.week('2026-11-21').days[0]).toBe('2026-11-15');
    expect(journal.getView().stats.weeklyHabits[0]?.weekday).toBe(7);
    await undo();
    expect(journal.getView().settings.firstWeekday).toBe(1);
    expect(journal.week('2026-11-11')).toMatchObject({ todayIndex: null, mostDue: 0 });
  });

  it('are set beside the week before, an unfinished today excepted', async () => {
    const journal = await start([read]);
    await journal.setFirstWeekday(1);
    const ofWeek = () =>
      journal.getView().stats.insights.filter(({ kind }) => kind.startsWith('week'));
    const days = [9, 10, 11, 12, 13, 14, 16, 17, 18, 19];
    for (const date of days) {
      await journal.setMark(1, `2026-11-${date < 10 ? '0' : ''}${date}`, 'done');
    }
    expect(ofWeek()).toMatchObject([{ kind: 'week-less', done: 4, doneBefore: 5 }]);
    await journal.setMark(1, '2026-11-20', 'done');
    expect(ofWeek()).toEqual([]);
    await journal.setMark(1, '2026-11-14', 'empty');
    await tick(journal, 1);
    expect(ofWeek()).toMatchObject([{ kind: 'week-more', done: 6, more: 1 }]);
  });

  it('are told to be better where all that was due last week was missed on this very weekday', async () => {
    vi.setSystemTime(new Date(2026, 10, 2, 12));
    const journal = await start([read]);
    await journal.setFirstWeekday(1);
    await journal.editHabit(1, { schedule: [6] });
    // The 14th and the 21st are Saturdays.
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    await tick(journal, 1);
    expect(journal.getView().stats.insights).toContainEqual({
      kind: 'week-more',
      done: 1,
      more: 1,
    });
  });

  it('let the day start later: a tick after midnight belongs to the day before', async () => {
    const journal = await start([read]);
    await journal.setDayStartHour(4);
    vi.setSystemTime(new Date(2026, 10, 22, 3, 59));
    await tick(journal, 1);
    expect(journal.getView()).toMatchObject({
      today: '2026-11-21',
      habits: [{ completed: true }],
    });
    vi.setSystemTime(new Date(2026, 10, 22, 4));
    await tick(journal, 1);
    expect(journal.getView()).toMatchObject({ today: '2026-11-22', stats: { dayStreak: 2 } });
    await expect(journal.setDayStartHour(7)).rejects.toThrow(RangeError);
  });

  it('let the day start later at night, too: habits and moods of a moment ago are not lost', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 1));
    const journal = await start([read, walk]);
    await saveToday(journal, { mood: 4, note: 'Late' });
    await journal.setDayStartHour(4);
    expect(journal.getView()).toMatchObject({
      today: '2026-11-20',
      habits: [{ name: 'Read 20 mins' }, { name: 'Walk' }],
      progress: { completed: 0, total: 2 },
      stats: { dayStreak: null },
    });
    await tick(journal, 1);
    expect(journal.getView().stats.dayStreak).toBe(1);
    await saveMood(journal, '2026-11-21', { mood: 5, note: 'Later' });
    expect(readMood(journal, '2026-11-21')).toMatchObject({ mood: 5, note: 'Later' });
    await expect(saveMood(journal, '2026-11-22', { mood: 5, note: '' })).rejects.toMatchObject({
      code: 'day-to-come',
    });
    vi.setSystemTime(new Date(2026, 10, 21, 9));
    await tick(journal, 1);
    expect(journal.getView()).toMatchObject({
      today: '2026-11-21',
      habits: [{ completed: true }, { completed: true }],
      stats: { dayStreak: 2 },
    });
  });
});
