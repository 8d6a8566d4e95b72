import { range } from 'd3-array';
import { scaleBand, scalePoint } from 'd3-scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centerOf, indexAt } from './categoryScale';

describe('indexAt', () => {
  const scale = scaleBand(range(3), [0, 120]);

  test('is the datum whose band holds the x', () => {
    expect(indexAt(scale, 0)).toBe(0);
    expect(indexAt(scale, 39)).toBe(0);
    expect(indexAt(scale, 41)).toBe(1);
    expect(indexAt(scale, 900)).toBe(2);
  });

  test('counts from the right in right to left', () => {
    const mirrored = scaleBand(range(3), [120, 0]);
    expect(indexAt(mirrored, 95)).toBe(0);
    expect(indexAt(mirrored, 5)).toBe(2);
  });

  test('is the only datum, wherever the x is', () => {
    expect(indexAt(scaleBand([0], [0, 120]), 3)).toBe(0);
    expect(indexAt(scalePoint([0], [0, 120]), 119)).toBe(0);
  });
});

test('a single datum is in the middle', () => {
  expect(centerOf(scaleBand([0], [120, 20]), 0)).toBe(70);
  expect(centerOf(scalePoint([0], [20, 120]), 0)).toBe(70);
});

const anyCount = fc.oneof(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 20_000 }));
const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 1200 }), fc.boolean())
  .map(([left, width, rtl]) => (rtl ? [left + width, left] : [left, left + width]));

test('for any number of bands or points, indexAt inverts centerOf', () => {
  fc.assert(
    fc.property(anyCount, anyRange, (count, [from = 0, to = 0]) => {
      const some = Math.floor(count / 3);
      const bands = scaleBand(range(count), [from, to]);
      expect(indexAt(bands, centerOf(bands, some))).toBe(some);
      const points = scalePoint(range(count), [from, to]);
      expect(indexAt(points, centerOf(points, some))).toBe(some);
    }),
  );
});
