import { expect, it } from 'vitest';
import { defaultAmountText, isMet, shareOf, type HabitGoal } from './habitGoal';

const glasses: HabitGoal = { target: 8, direction: 'atLeast', unit: 'glasses' };
const coffees: HabitGoal = { target: 2, direction: 'atMost', unit: 'coffees' };

it.each<[HabitGoal, number | null, boolean, number | undefined]>([
  [glasses, null, false, 0],
  [glasses, 2, false, 0.25],
  [glasses, 8, true, undefined],
  [glasses, 9, true, undefined],
  [{ ...glasses, target: 0 }, 0, true, undefined],
  [coffees, null, false, undefined],
  [coffees, 0, true, undefined],
  [coffees, 2, true, undefined],
  [coffees, 3, false, undefined],
])('%j with %s: met %s, share %s', (goal, amount, met, share) => {
  expect(isMet(amount, goal)).toBe(met);
  expect(shareOf(amount, goal)).toBe(share);
});

it('says amount, target and unit', () => {
  expect(defaultAmountText(2, glasses)).toBe('2 of 8 glasses');
  expect(defaultAmountText(1, coffees)).toBe('1 of at most 2 coffees');
  expect(defaultAmountText(1, { target: 3, direction: 'atLeast' })).toBe('1 of 3');
});
