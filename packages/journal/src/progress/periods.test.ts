import { describe, expect, it } from 'vitest';
import { addDays, type Day, type Weekday } from '../days/day';
import { daysOfValues, NO_DAYS } from '../days/daySet';
import { indexIn } from '../days/month';
import type { Schedule } from '../habits/schedule';
import { bestPeriodStreak, latestPeriods, periodOn, periodsOf, periodStreak } from './periods';
import { dayStreak, totals } from './progress';
import type { HabitRecord, JournalRecords } from './records';
import { tallies } from './tallies';
import { weeksFrom } from './weeks';

// November 2026: the 2nd, 9th, 16th and 23rd are Mondays.
const MONDAY: Day = '2026-11-16';
const SUNDAY = addDays(MONDAY, 6);

const three: Schedule = { kind: 'times', times: 3, per: 'week' };

function habit(some: Partial<HabitRecord> = {}): HabitRecord {
  const from = '2026-11-02';
  return {
    id: 1,
    name: 'Run',
    icon: '🏃',
    createdOn: from,
    schedule: [{ from, value: three }],
    archive: [],
    ...some,
  };
}

/** A journal of habits, each done on some days of November 2026. */
function records(
  habits: readonly HabitRecord[],
  done: readonly (readonly Day[])[],
  firstWeekday: Weekday = 1,
): JournalRecords {
  const marks = habits.map(({ id }, index) => {
    const values: true[] = [];
    for (const day of done[index] ?? []) values[indexIn(day)] = true;
    return [id, { done: daysOfValues(values), skipped: NO_DAYS }] as const;
  });
  const month = { marks: new Map(marks), entries: [], moods: [], offsets: [] };
  return { habits, months: new Map([['2026-11', month]]), weeks: weeksFrom(firstWeekday) };
}

/** Days of the week from {@link MONDAY}, by their numbers: 1 is Monday. */
const days = (...weekdays: number[]) => weekdays.map((weekday) => addDays(MONDAY, weekday - 1));

/** The week before, done as asked. */
const WEEK_BEFORE = ['2026-11-09', '2026-11-10', '2026-11-11'];

describe('three times a week', () => {
  const created = habit({ createdOn: MONDAY, schedule: [{ from: MONDAY, value: three }] });

  it.each<[string, HabitRecord, Day[], Day, string]>([
    ['done on Mon, Wed, Fri', created, days(1, 3, 5), SUNDAY, '3 of 3'],
    ['done on Mon and Wed; the week is over', created, days(1, 3), addDays(SUNDAY, 1), '2 of 3'],
    ['nothing done; the week is over', created, [], addDays(SUNDAY, 1), '0 of 1'],
    ['done on Mon and Wed; it is Saturday', created, days(1, 3), addDays(SUNDAY, -1), '2 of 2'],
    ['done on four days', created, days(1, 2, 3, 4), SUNDAY, '4 of 4'],
    [
      'done on Mon, then paused',
      { ...created, pauses: [{ from: addDays(MONDAY, 2), to: null }] },
      days(1),
      addDays(SUNDAY, 1),
      '1 of 1',
    ],
    [
      'created on Thursday, done on Friday',
      habit({ createdOn: addDays(MONDAY, 3) }),
      days(5),
      addDays(SUNDAY, 1),
      '1 of 1',
    ],
  ])('%s', (_, one, done, today, expected) => {
    const figures = totals(tallies(records([one], [done]), today), MONDAY, SUNDAY);
    expect(`${figures.done} of ${figures.due}`).toBe(expected);
  });

  it('never fails a day: those without are passed over by the day streak', () => {
    const all = records([habit()], [[...WEEK_BEFORE, ...days(1, 3)]]);
    expect(dayStreak(tallies(all, SUNDAY), SUNDAY)).toBe(5);
  });

  it('counts a missed week once: it ends the day streak with its last day', () => {
    const all = records([habit()], [[...WEEK_BEFORE, ...days(1, 3)]]);
    const nextMonday = addDays(SUNDAY, 1);
    expect(dayStreak(tallies(all, nextMonday), nextMonday)).toBe(0);
    expect(tallies(all, nextMonday).filter(({ missed }) => missed)).toEqual([
      { day: '2026-11-08', due: 0, done: 0, missed: 1 },
      { day: SUNDAY, due: 0, done: 0, missed: 1 },
    ]);
  });

  it('another habit that is done on that day keeps the streak', () => {
    const daily = habit({ id: 2, schedule: [{ from: '2026-11-02', value: [7] }] });
    const all = records([habit(), daily], [[...WEEK_BEFORE, ...days(1, 3)], [SUNDAY]]);
    const nextMonday = addDays(SUNDAY, 1);
    expect(dayStreak(tallies(all, nextMonday), nextMonday)).toBe(3);
  });

  it('has a streak of weeks, to which the one in progress adds once it is reached', () => {
    const weeks = [...WEEK_BEFORE, ...days(1, 3)];
    const streakOn = (done: readonly Day[]) =>
      periodStreak(periodsOf(records([habit()], [done]), habit(), SUNDAY));
    expect(streakOn([])).toBe(0);
    expect(streakOn(weeks)).toBe(1);
    expect(streakOn([...weeks, SUNDAY])).toBe(2);
  });

  it('says how far the week is', () => {
    const all = records([habit()], [days(1, 3)]);
    expect(periodOn(all, habit(), SUNDAY, SUNDAY)).toEqual({
      per: 'week',
      first: MONDAY,
      last: SUNDAY,
      times: 3,
      done: 2,
      state: 'open',
    });
  });

  it('goes by the weekday on which weeks begin', () => {
    const all = records([habit()], [['2026-11-15', '2026-11-20', '2026-11-21']], 7);
    const states = periodsOf(all, habit(), '2026-11-22').map(({ first, state }) => [first, state]);
    expect(states).toEqual([
      ['2026-11-01', 'waived'],
      ['2026-11-08', 'missed'],
      ['2026-11-15', 'reached'],
      ['2026-11-22', 'open'],
    ]);
  });

  it('a week in which the number was changed is held against nobody', () => {
    const changed = habit({
      schedule: [
        { from: '2026-11-02', value: three },
        { from: '2026-11-11', value: { ...three, times: 5 } },
      ],
    });
    const states = periodsOf(records([changed], [[]]), changed, SUNDAY).map(({ state }) => state);
    expect(states).toEqual(['missed', 'waived', 'open']);
  });

  it('a week in which periods became months belongs to the months', () => {
    const changed = habit({
      schedule: [
        { from: '2026-11-02', value: three },
        { from: '2026-11-11', value: { kind: 'times', times: 2, per: 'month' } },
      ],
    });
    const all = records([changed], [['2026-11-10', '2026-11-12']]);
    const periods = periodsOf(all, changed, SUNDAY);
    expect(periods.map(({ per, state }) => [per, state])).toEqual([
      ['week', 'missed'],
      ['month', 'reached'],
    ]);
    expect([periodStreak(periods), bestPeriodStreak(periods)]).toEqual([1, 1]);
  });

  it('a month that began before the last four weeks is not among them', () => {
    const changed = habit({
      createdOn: '2026-10-01',
      schedule: [
        { from: '2026-10-01', value: { kind: 'times', times: 1, per: 'month' } },
        { from: '2026-11-02', value: three },
      ],
    });
    const periods = periodsOf(records([changed], [[]]), changed, '2026-11-03');
    expect(periods.map(({ per, state }) => [per, state])).toEqual([
      ['month', 'missed'],
      ['week', 'open'],
    ]);
    expect(latestPeriods(periods)).toEqual(periods.slice(1));
  });
});

it('without a period that is over, a streak is not yet', () => {
  expect(periodStreak(periodsOf(records([habit()], [[]]), habit(), '2026-11-05'))).toBeNull();
  expect(bestPeriodStreak([])).toBeNull();
});
