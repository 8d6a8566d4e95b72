import { expect, test } from 'vitest';
import { arcOffset } from './arcOffset';

const arcOf = (count: number) =>
  Array.from({ length: count }, (_, index) => arcOffset(index, count));

test('five emoji form an arc', () => {
  expect(arcOf(5)).toEqual([18, 5, 0, 5, 18]);
});

test('one or two emoji are level', () => {
  expect(arcOf(1)).toEqual([0]);
  expect(arcOf(2)).toEqual([0, 0]);
});

test.each([3, 4, 7])('an arc of %d is symmetrical', (count) => {
  expect(arcOf(count)).toEqual(arcOf(count).toReversed());
});
