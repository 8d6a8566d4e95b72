import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyDomain } from './arbitraries.testing';
import { chartDomain, finiteOrNull, positionIn } from './chartDomain';

describe('the ticks', () => {
  test('of a mood axis are its integers', () => {
    expect(chartDomain([4, 5, 3], [1, 5], false)).toEqual({
      min: 1,
      max: 5,
      ticks: [1, 2, 3, 4, 5],
    });
  });

  test('are round numbers around the data', () => {
    expect(chartDomain([23, 97], undefined, false).ticks).toEqual([20, 40, 60, 80, 100]);
    expect(chartDomain([-3, 8], undefined, false).ticks).toEqual([-4, -2, 0, 2, 4, 6, 8]);
  });

  test('of fractions have no rounding noise', () => {
    expect(chartDomain([0, 0.5], undefined, true).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  test('of whole numbers are whole', () => {
    expect(chartDomain([1, 2], undefined, true).ticks).toEqual([0, 1, 2]);
    expect(chartDomain([1, 2], [0, 2], true).ticks).toEqual([0, 1, 2]);
  });
});

describe('the domain', () => {
  test('includes zero for bars, above or below the values', () => {
    expect(chartDomain([4, 5], undefined, true)).toMatchObject({ min: 0, max: 5 });
    expect(chartDomain([-4, -5], undefined, true)).toMatchObject({ min: -5, max: 0 });
  });

  test('has a span even if all values are equal', () => {
    expect(chartDomain([3, 3], undefined, false)).toMatchObject({ min: 0, max: 3 });
    expect(chartDomain([0, 0], undefined, true)).toMatchObject({ min: 0, max: 1 });
    expect(chartDomain([null], undefined, true)).toMatchObject({ min: 0, max: 1 });
  });

  test('is accepted in either order, and ignored without a span', () => {
    expect(chartDomain([2], [5, 1], false)).toMatchObject({ min: 1, max: 5 });
    expect(chartDomain([2, 4], [3, 3], true)).toMatchObject({ min: 0, max: 4 });
    expect(chartDomain([2, 4], [NaN, 3], true)).toMatchObject({ min: 0, max: 4 });
  });

  test('holds the largest and smallest numbers', () => {
    const domain = chartDomain([-1e308, 1e308], undefined, false);
    expect(positionIn(domain, -1e308)).toBe(0);
    expect(positionIn(domain, 0)).toBe(0.5);
    expect(positionIn(domain, 1e308)).toBe(1);
  });
});

test('for any data, ticks are few, finite, sorted and inside, and values keep their order', () => {
  fc.assert(
    fc.property(anyData, anyDomain, fc.boolean(), (data, given, fromZero) => {
      const values = data.map(({ value }) => finiteOrNull(value));
      const { min, max, ticks } = chartDomain(values, given, fromZero);
      expect(Number.isFinite(min) && Number.isFinite(max) && min < max).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(ticks.every((tick) => tick >= min && tick <= max)).toBe(true);
      expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
      const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
      const positions = sorted.map((value) => positionIn({ min, max, ticks }, value));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(positions.every((position) => position >= 0 && position <= 1)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
