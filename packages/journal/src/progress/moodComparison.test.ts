import { expect, it } from 'vitest';
import { moodComparison } from './moodComparison';

it.each([
  [null, null],
  [0, 'alike'],
  [0.19, 'alike'],
  [-0.19, 'alike'],
  [0.2, 'brighter'],
  [-0.2, 'darker'],
  [0.49, 'brighter'],
  [0.5, 'muchBrighter'],
  [-0.5, 'muchDarker'],
  [4, 'muchBrighter'],
])('compares means that differ by %j: %j', (change, comparison) => {
  expect(moodComparison(change)).toBe(comparison);
});
