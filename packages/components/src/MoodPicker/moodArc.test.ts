import { expect, test } from 'vitest';
import { moodDrop } from './moodArc';

const arcOf = (count: number) =>
  Array.from({ length: count }, (_, index) => moodDrop(index, count));

test('five faces make a bow', () => {
  expect(arcOf(5)).toEqual([18, 5, 0, 5, 18]);
});

test('one or two faces stand level', () => {
  expect(arcOf(1)).toEqual([0]);
  expect(arcOf(2)).toEqual([0, 0]);
});

test.each([3, 4, 7])('an arc of %d is the same from both sides', (count) => {
  expect(arcOf(count)).toEqual(arcOf(count).toReversed());
});
