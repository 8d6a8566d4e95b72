import { describe, expect, it } from 'vitest';
import { addDays, type Day, WEEKDAYS } from '../days/day';
import { NO_DAYS, withDay } from '../days/daySet';
import { indexIn, type Month, monthOf } from '../days/month';
import type { Goal } from '../habits/goal';
import { habitOverTimeView } from './habitOverTime';
import type { HabitRecord, MonthMarks, MonthRecord } from './records';

// June 2026: the 1st is a Monday.
const FIRST: Day = '2026-06-01';

const habit: HabitRecord = {
  id: 1,
  name: 'Run',
  icon: '🏃',
  createdOn: FIRST,
  schedule: [{ from: FIRST, value: WEEKDAYS }],
  archive: [],
};

/** The nth day, from 1 on. */
const nth = (n: number) => addDays(FIRST, n - 1);
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

interface Recorded {
  /** Number of the day that is today. */
  readonly today: number;
  readonly done?: readonly number[];
  readonly amounts?: Readonly<Record<number, number>>;
  readonly habit?: Partial<HabitRecord>;
}

function overTime({ today, done = [], amounts = {}, habit: changes }: Recorded) {
  const marks = new Map<Month, MonthMarks>();
  const marksOn = (day: Day) => marks.get(monthOf(day)) ?? { done: NO_DAYS, skipped: NO_DAYS };
  for (const day of done.map(nth)) {
    const known = marksOn(day);
    marks.set(monthOf(day), { ...known, done: withDay(known.done, indexIn(day)) });
  }
  for (const [n, amount] of Object.entries(amounts)) {
    const day = nth(Number(n));
    const known = marksOn(day);
    marks.set(monthOf(day), {
      ...known,
      amounts: new Map([...(known.amounts ?? []), [indexIn(day), amount]]),
    });
  }
  const months = new Map(
    [...marks]
      .toSorted()
      .map(([month, some]): [Month, MonthRecord] => [
        month,
        { marks: new Map([[1, some]]), entries: [], moods: [], offsets: [] },
      ]),
  );
  const present = { ...habit, ...changes };
  const source = { today: nth(today), records: { habits: [present], months } };
  return habitOverTimeView(source, present);
}

/** Goals, each in force for ten days. */
const goals = (...values: (Goal | null)[]) =>
  values.map((value, index) => ({ from: nth(1 + 10 * index), value }));

const lengths = ({ runs }: ReturnType<typeof overTime>) => runs.map(({ length }) => length);

describe('a habit of every day', () => {
  const week = { from: nth(28), to: nth(34) };

  it.each<[string, Recorded, number, number[], number, number | null]>([
    ['done on its first 13 days', { today: 13, done: upTo(13) }, 0.5, [13], 0, 1],
    ['done on its first 26 days', { today: 26, done: upTo(26) }, 0.75, [26], 0, 1],
    ['open today', { today: 27, done: upTo(26) }, 0.75, [26], 1, 1],
    ['missed yesterday', { today: 28, done: upTo(26) }, 0.711, [26], 2, 1],
    [
      'missed once, then paused',
      { today: 34, done: upTo(26), habit: { pauses: [week] } },
      0.711,
      [26],
      8,
      1,
    ],
    ['done now and then', { today: 6, done: [1, 3, 5, 6] }, 0.185, [2, 1, 1], 0, 2],
    ['done with two gaps', { today: 6, done: [1, 3, 6] }, 0.136, [1, 1, 1], 0, null],
  ])('%s', (_, recorded, strength, runs, daysAgo, gap) => {
    const figures = overTime(recorded);
    expect(figures.strength).toBeCloseTo(strength, 3);
    expect(lengths(figures)).toEqual(runs);
    expect(figures.last?.daysAgo).toBe(daysAgo);
    expect(figures.usualGap).toBe(gap);
  });

  it('has no figures before anything is judged', () => {
    expect(overTime({ today: 1 })).toEqual({
      strength: null,
      months: [{ month: '2026-06', done: 0, due: 0, percentage: null }],
      runs: [],
      amounts: null,
      last: null,
      usualGap: null,
    });
  });

  it('tells the ten longest runs, of equal ones the latest first', () => {
    const done = upTo(24).filter((n) => n % 2 === 1);
    const { runs } = overTime({ today: 26, done: [...done, 24] });
    expect(runs).toHaveLength(10);
    expect(runs.slice(0, 2)).toEqual([
      { first: nth(23), last: nth(24), length: 2 },
      { first: nth(21), last: nth(21), length: 1 },
    ]);
  });

  it('has every month from the first to the last in which it was due', () => {
    const pauses = [
      { from: '2026-07-01', to: '2026-07-31' },
      { from: '2026-08-03', to: null },
    ];
    const { months } = overTime({ today: 120, done: [1, 2, 62], habit: { pauses } });
    expect(months).toEqual([
      { month: '2026-06', done: 2, due: 30, percentage: 7 },
      { month: '2026-07', done: 0, due: 0, percentage: null },
      { month: '2026-08', done: 1, due: 2, percentage: 50 },
    ]);
  });
});

describe('a habit of three times a week', () => {
  const schedule = [{ from: FIRST, value: { kind: 'times', times: 3, per: 'week' } }] as const;
  const weekly = { habit: { schedule } };

  it('is judged by weeks, and a missed one by its share', () => {
    expect(overTime({ ...weekly, today: 7, done: [1, 3, 5] }).strength).toBeCloseTo(0.148, 3);
    const two = overTime({ ...weekly, today: 15, done: [1, 3, 5, 8, 9] });
    expect(two.strength).toBeCloseTo(0.225, 3);
    const three = overTime({ ...weekly, today: 19, done: [1, 3, 5, 8, 9, 15, 16, 19] });
    expect(three.strength).toBeCloseTo(0.339, 3);
    expect(three.runs).toEqual([
      { first: nth(15), last: nth(19), length: 1 },
      { first: nth(1), last: nth(7), length: 1 },
    ]);
  });
});

describe('amounts', () => {
  const km = { target: 5, unit: 'km', direction: 'atLeast', step: 1 } as const;

  it('have a total, a mean and a highest day, zeros among them', () => {
    const figures = overTime({
      today: 9,
      amounts: { 1: 5, 2: 0, 3: 10 },
      habit: { goal: goals(km) },
    });
    expect(figures.amounts).toEqual({
      unit: 'km',
      days: 3,
      total: 15,
      mean: 5,
      highest: { day: nth(3), amount: 10 },
    });
  });

  it('add up tenths to tenths, and name the latest of equal days', () => {
    const figures = overTime({
      today: 9,
      amounts: { 1: 0.1, 2: 0.2, 3: 0.2 },
      habit: { goal: goals(km) },
    });
    expect(figures.amounts).toMatchObject({ total: 0.5, highest: { day: nth(3) } });
  });

  it('are those of the present unit alone', () => {
    const miles = { ...km, unit: 'miles' };
    const amounts = { 1: 50, 11: 3, 21: 60, 31: 4 };
    const changed = { today: 32, amounts, habit: { goal: goals(miles, km, miles, km) } };
    expect(overTime(changed).amounts).toMatchObject({ unit: 'km', days: 2, total: 7 });
    const ended = { today: 32, amounts, habit: { goal: goals(miles, null) } };
    expect(overTime(ended).amounts).toBeNull();
  });
});

describe('something to leave off', () => {
  const none = { target: 0, unit: '', direction: 'atMost', step: 1 } as const;

  it('is judged by its days since it is left off, and was never done', () => {
    const goal = [
      { from: FIRST, value: null },
      { from: nth(11), value: none },
    ];
    const figures = overTime({
      today: 21,
      done: upTo(10),
      amounts: { 15: 2 },
      habit: { goal },
    });
    expect(figures.runs).toEqual([
      { first: nth(16), last: nth(20), length: 5 },
      { first: nth(11), last: nth(14), length: 4 },
    ]);
    expect(figures.months).toEqual([{ month: '2026-06', done: 9, due: 10, percentage: 90 }]);
    expect(figures).toMatchObject({ last: null, usualGap: null, amounts: { total: 2 } });
  });
});
