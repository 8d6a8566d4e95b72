import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, checkAmount, checkGoal, type Goal, goalShare, isGoalMet } from './goal';
import { checkSchedule, type Schedule } from './schedule';

const glasses: Goal = { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 };

describe('isGoalMet', () => {
  it.each<[string, Goal | null, number, boolean]>([
    ['at least 8: 7', glasses, 7, false],
    ['at least 8: 8', glasses, 8, true],
    ['at least 8: 9', glasses, 9, true],
    ['at most 2: nothing drunk', { ...glasses, target: 2, direction: 'atMost' }, 0, true],
    ['at most 2: 2', { ...glasses, target: 2, direction: 'atMost' }, 2, true],
    ['at most 2: 3', { ...glasses, target: 2, direction: 'atMost' }, 3, false],
    ['without a goal: 0', null, 0, false],
    ['without a goal: any', null, 0.5, true],
  ])('%s', (_, goal, amount, met) => {
    expect(isGoalMet(goal, amount)).toBe(met);
  });
});

describe('goalShare', () => {
  it('is how far an amount to reach is reached, in percent', () => {
    expect([null, 0, 2, 8, 12].map((amount) => goalShare(glasses, amount))).toEqual([
      0, 0, 25, 100, 100,
    ]);
  });

  it('is nothing without an amount to reach', () => {
    expect(goalShare(null, 3)).toBe(0);
    expect(goalShare({ ...glasses, target: 2, direction: 'atMost' }, 1)).toBe(0);
  });
});

describe('checkGoal', () => {
  it('trims the unit and cuts it between characters as people see them', () => {
    expect(checkGoal({ ...glasses, unit: '  cups ' }).unit).toBe('cups');
    expect(checkGoal({ ...glasses, unit: '👩‍👩‍👧‍👦'.repeat(41) }).unit).toBe('👩‍👩‍👧‍👦'.repeat(40));
  });

  it('keeps numbers within their limits', () => {
    expect(checkGoal({ ...glasses, target: 0, step: -1 })).toMatchObject({
      target: 0.01,
      step: 0.01,
    });
    expect(checkGoal({ ...glasses, target: NaN, step: NaN })).toMatchObject({
      target: 0.01,
      step: 1,
    });
    expect(checkGoal({ ...glasses, target: 0, direction: 'atMost' }).target).toBe(0);
    expect(checkGoal({ ...glasses, target: Infinity }).target).toBe(AMOUNT_MAX);
  });
});

it.each([
  [0.1 + 0.2, 0.3],
  [1.005, 1],
  [-3, 0],
  [NaN, 0],
  [2e9, AMOUNT_MAX],
])('an amount of %d is kept as %d', (amount, kept) => {
  expect(checkAmount(amount)).toBe(kept);
});

it.each<[Schedule, Schedule | null]>([
  [
    [3, 1, 1],
    [1, 3],
  ],
  [[], null],
  [
    { kind: 'interval', days: 1 },
    { kind: 'interval', days: 2 },
  ],
  [
    { kind: 'interval', days: 999 },
    { kind: 'interval', days: 365 },
  ],
  [
    { kind: 'times', times: 9, per: 'week' },
    { kind: 'times', times: 7, per: 'week' },
  ],
  [
    { kind: 'times', times: NaN, per: 'month' },
    { kind: 'times', times: 1, per: 'month' },
  ],
  [
    { kind: 'times', times: 2.4, per: 'month' },
    { kind: 'times', times: 2, per: 'month' },
  ],
])('a schedule of %j is kept as %j', (schedule, kept) => {
  expect(checkSchedule(schedule)).toEqual(kept);
});
