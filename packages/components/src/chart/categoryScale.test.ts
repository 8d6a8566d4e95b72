import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandScale, indexAt, xAt, pointScale } from './categoryScale';

describe('indexAt', () => {
  const scale = { count: 3, first: 20, step: 40 };

  test('is the datum whose band holds the x', () => {
    expect(indexAt(scale, 0)).toBe(0);
    expect(indexAt(scale, 39)).toBe(0);
    expect(indexAt(scale, 41)).toBe(1);
    expect(indexAt(scale, 900)).toBe(2);
  });

  test('counts from the right in right to left', () => {
    expect(indexAt({ count: 3, first: 100, step: -40 }, 95)).toBe(0);
    expect(indexAt({ count: 3, first: 100, step: -40 }, 5)).toBe(2);
  });

  test('is the only datum, wherever the x is', () => {
    expect(indexAt(bandScale(1, 0, 120, false), 3)).toBe(0);
    expect(indexAt(pointScale(1, 0, 120), 119)).toBe(0);
  });
});

test('a single datum is in the middle', () => {
  expect(xAt(bandScale(1, 20, 120, true), 0)).toBe(70);
  expect(xAt(pointScale(1, 20, 120), 0)).toBe(70);
});

const anyCount = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 200_000 }));
const anyPlane = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 1200 }));

test('any number of bands fills the plot evenly, and indexAt inverts xAt', () => {
  fc.assert(
    fc.property(anyCount, anyPlane, fc.boolean(), (count, [left, width], rtl) => {
      const scale = bandScale(count, left, left + width, rtl);
      expect([scale.first, scale.step].every(Number.isFinite)).toBe(true);
      if (count === 0) return;
      expect(Math.abs(scale.step)).toBeCloseTo(width / count);
      const ends = [xAt(scale, 0), xAt(scale, count - 1)].toSorted((a, b) => a - b);
      expect(ends[0]).toBeCloseTo(left + width / count / 2);
      expect(ends[1]).toBeCloseTo(left + width - width / count / 2);
      const some = Math.floor(count / 3);
      expect(indexAt(scale, xAt(scale, some))).toBe(some);
    }),
  );
});

test('any number of points runs from end to end, and indexAt inverts xAt', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 200_000 }),
      anyPlane,
      fc.boolean(),
      (count, [left, width], rtl) => {
        const [from, to] = rtl ? [left + width, left] : [left, left + width];
        const scale = pointScale(count, from, to);
        expect(xAt(scale, 0)).toBeCloseTo(from);
        expect(xAt(scale, count - 1)).toBeCloseTo(to);
        const some = Math.floor(count / 3);
        expect(indexAt(scale, xAt(scale, some))).toBe(some);
      },
    ),
  );
});
