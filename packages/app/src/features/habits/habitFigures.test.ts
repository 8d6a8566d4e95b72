import type { HabitDetail, LeftOff } from '@daybow/journal';
import { expect, it } from 'vitest';
import { deviceWords, english } from '../../shared/words/english.testing';
import { habitFigures } from './habitFigures';

const NOTHING = { done: 0, due: 0, percentage: null };
const figures = (of: Partial<HabitDetail>, showsStreaks = true) =>
  habitFigures(
    { unit: 'day', leftOff: null, ...of } as HabitDetail,
    deviceWords,
    english.format,
    showsStreaks,
  ).map(({ value, caption }) => `${value} ${caption}`);

it('are the streak, the best one, and how much of what was due was done', () => {
  const completion = { done: 21, due: 27, percentage: 78 };
  expect(figures({ streak: 9, bestStreak: 1400, completion })).toEqual([
    '9 days in a row',
    '1,400 best',
    '78% last 4 weeks',
  ]);
  expect(figures({ streak: 1, bestStreak: 1, completion })[0]).toBe('1 day in a row');
});

it('count times where a habit is due on some days alone, and weeks or months where it is done so often in one', () => {
  const of = { streak: 5, bestStreak: 6, completion: { done: 3, due: 4, percentage: 75 } };
  expect(figures({ ...of, unit: 'time' })[0]).toBe('5 times in a row');
  expect(figures({ ...of, unit: 'week' })).toEqual([
    '5 weeks in a row',
    '6 best',
    '75% last 4 weeks',
  ]);
  expect(figures({ ...of, unit: 'month' })).toEqual([
    '5 months in a row',
    '6 best',
    '75% last 3 months',
  ]);
});

it('are a dash without any record, and 0 after a streak', () => {
  expect(figures({ streak: null, bestStreak: null, completion: NOTHING })).toEqual([
    '– days in a row',
    '– best',
    '– last 4 weeks',
  ]);
  const completion = { done: 1, due: 3, percentage: 33 };
  expect(figures({ streak: 0, bestStreak: 1, completion })[0]).toBe('0 days in a row');
});

it('are the share alone where streaks are hidden', () => {
  const completion = { done: 21, due: 27, percentage: 78 };
  expect(figures({ streak: 9, bestStreak: 14, completion }, false)).toEqual(['78% last 4 weeks']);
});

it('tell how long something was left off', () => {
  const leftOff: LeftOff = {
    days: 3,
    best: 31,
    lastDays: { done: 28, due: 30 },
    since: null,
    happenedToday: false,
  };
  const of = (changes: Partial<LeftOff>) =>
    figures({
      streak: null,
      bestStreak: null,
      completion: NOTHING,
      leftOff: { ...leftOff, ...changes },
    });
  expect(of({})).toEqual(['3 days without', '31 best', '28 of 30 last 30 days']);
  expect(of({ days: 0, best: 0, since: Date.now(), lastDays: { done: 0, due: 0 } })).toEqual([
    '0 hours without',
    '0 best',
    '– last 30 days',
  ]);
});
