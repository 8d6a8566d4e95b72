import { expect, it } from 'vitest';
import { amountOver, defaultAmountText, isReached, shareOf, type HabitGoal } from './habitGoal';

const glasses: HabitGoal = { target: 8, direction: 'atLeast', unit: 'glasses' };
const cups: HabitGoal = { target: 2, direction: 'atMost', unit: 'cups' };

it.each<[number, number | null, boolean, number]>([
  [8, null, false, 0],
  [8, 2, false, 25],
  [8, 8, true, 100],
  [8, 9, true, 100],
  [8, -2, false, 0],
  [0, 0, true, 0],
])('to reach %d with %s: reached %s, share %s', (target, amount, reached, share) => {
  expect(isReached(amount, { ...glasses, target })).toBe(reached);
  expect(shareOf(amount, { ...glasses, target })).toBe(share);
});

it.each([
  [null, 0, 0],
  [1, 0, 50],
  [2, 0, 100],
  [2.3, 0.3, 100],
  [5, 3, 100],
])('a limit of 2 with %s is exceeded by %d, and %d percent are used', (amount, over, share) => {
  expect(amountOver(amount, cups)).toBe(over);
  expect(shareOf(amount, cups)).toBe(share);
});

it('says amount, target and unit', () => {
  expect(defaultAmountText(2, glasses)).toBe('2 of 8 glasses');
  expect(defaultAmountText(1, { target: 3, direction: 'atLeast' })).toBe('1 of 3');
  expect(defaultAmountText(1, { ...cups, unit: 'cup' })).toBe('1 cup, limit 2');
  expect(defaultAmountText(3, cups)).toBe('3 cups, 1 over');
  expect(defaultAmountText(3, { target: 2, direction: 'atMost' })).toBe('3, 1 over');
});
