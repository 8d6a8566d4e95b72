import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataScale } from './dataScale';
import type { Interval } from './scaleLinear';

const bands = (count: number, inside: Interval) =>
  dataScale({ count, range: inside, isBand: true });
const points = (count: number, inside: Interval) =>
  dataScale({ count, range: inside, isBand: false });

describe('indexAt', () => {
  const scale = bands(3, [0, 120]);

  test('is the datum whose band holds the x', () => {
    expect(scale.indexAt(0)).toBe(0);
    expect(scale.indexAt(39)).toBe(0);
    expect(scale.indexAt(41)).toBe(1);
    expect(scale.indexAt(900)).toBe(2);
  });

  test('counts from the right in right to left', () => {
    const mirrored = bands(3, [120, 0]);
    expect(mirrored.indexAt(95)).toBe(0);
    expect(mirrored.indexAt(5)).toBe(2);
  });

  test('is the only datum, wherever the x is', () => {
    expect(bands(1, [0, 120]).indexAt(3)).toBe(0);
    expect(points(1, [0, 120]).indexAt(119)).toBe(0);
  });
});

test('a single datum is in the middle', () => {
  expect(bands(1, [120, 20]).centerOf(0)).toBe(70);
  expect(points(1, [20, 120]).centerOf(0)).toBe(70);
  expect(dataScale({ count: 1, range: [0, 80], days: [20_000], isBand: false }).centerOf(0)).toBe(
    40,
  );
});

describe('with days', () => {
  const days = [100, 101, 114];

  test('the first and last point are at the ends, the others at their days', () => {
    const scale = dataScale({ count: 3, range: [0, 140], days, isBand: false });
    expect([0, 1, 2].map(scale.centerOf)).toEqual([0, 10, 140]);
    expect(scale.xOf(107)).toBe(70);
    expect(scale.band).toBe(10);
    expect(scale.step).toBe(70);
  });

  test('each band has the smallest distance', () => {
    const scale = dataScale({ count: 3, range: [150, 0], days, isBand: true });
    expect([0, 1, 2].map(scale.centerOf)).toEqual([145, 135, 5]);
    expect(scale.band).toBe(10);
  });

  test('a pointer finds the nearest datum', () => {
    const scale = dataScale({ count: 3, range: [0, 140], days, isBand: false });
    expect([0, 4, 6, 74, 76, 200].map(scale.indexAt)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

const anyCount = fc.oneof(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 20_000 }));
const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 1200 }), fc.boolean())
  .map(([left, width, rtl]): Interval => (rtl ? [left + width, left] : [left, left + width]));

test('for any number of bands or points, indexAt inverts centerOf', () => {
  fc.assert(
    fc.property(anyCount, anyRange, (count, inside) => {
      const some = Math.floor(count / 3);
      for (const scale of [bands(count, inside), points(count, inside)]) {
        expect(scale.indexAt(scale.centerOf(some))).toBe(some);
      }
    }),
  );
});
