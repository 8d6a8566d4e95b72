import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyDomain } from './arbitraries.testing';
import { scaleLinear } from './scaleLinear';
import { finiteOrNull, valueDomain } from './valueDomain';

describe('the ticks', () => {
  test('of a mood axis are its integers', () => {
    expect(valueDomain([4, 5, 3], [1, 5], false)).toEqual({
      domain: [1, 5],
      ticks: [1, 2, 3, 4, 5],
    });
  });

  test('are round numbers around the data', () => {
    expect(valueDomain([23, 97], undefined, false).ticks).toEqual([20, 40, 60, 80, 100]);
    expect(valueDomain([-3, 8], undefined, false).ticks).toEqual([-4, -2, 0, 2, 4, 6, 8]);
  });

  test('of fractions have no rounding noise', () => {
    expect(valueDomain([0, 0.5], undefined, true).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  test('of whole numbers are whole', () => {
    expect(valueDomain([1, 2], undefined, true).ticks).toEqual([0, 1, 2]);
    expect(valueDomain([1, 2], [0, 2], true).ticks).toEqual([0, 1, 2]);
  });
});

describe('the domain', () => {
  test('includes zero for bars, above or below the values', () => {
    expect(valueDomain([4, 5], undefined, true)).toMatchObject({ domain: [0, 5] });
    expect(valueDomain([-4, -5], undefined, true)).toMatchObject({ domain: [-5, 0] });
  });

  test('has a span even if all values are equal', () => {
    expect(valueDomain([3, 3], undefined, false)).toMatchObject({ domain: [0, 3] });
    expect(valueDomain([0, 0], undefined, true)).toMatchObject({ domain: [0, 1] });
    expect(valueDomain([null], undefined, true)).toMatchObject({ domain: [0, 1] });
  });

  test('has a span even if values differ by less than their rounding', () => {
    const { domain, ticks } = valueDomain([-1e15, -1e15 + 0.625], undefined, false);
    expect(domain).toEqual([-1e15, 0]);
    expect(ticks).toEqual([-1e15, -8e14, -6e14, -4e14, -2e14, 0]);
    expect(valueDomain([2, 4], [1e15, 1e15 + 1], true)).toMatchObject({ domain: [0, 4] });
  });

  test('is accepted in either order, and ignored without a span', () => {
    expect(valueDomain([2], [5, 1], false)).toMatchObject({ domain: [1, 5] });
    expect(valueDomain([2, 4], [3, 3], true)).toMatchObject({ domain: [0, 4] });
    expect(valueDomain([2, 4], [NaN, 3], true)).toMatchObject({ domain: [0, 4] });
  });
});

test('for any data, ticks are few, finite, sorted and inside, and values keep their order', () => {
  fc.assert(
    fc.property(anyData, anyDomain, fc.boolean(), (data, given, fromZero) => {
      const values = data.map(({ value }) => finiteOrNull(value));
      const { domain, ticks } = valueDomain(values, given, fromZero);
      const [min, max] = domain;
      expect(Number.isFinite(min) && Number.isFinite(max) && min < max).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(ticks.every((tick) => tick >= min && tick <= max)).toBe(true);
      expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
      const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
      const positions = sorted.map(scaleLinear(domain, [0, 1]));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(positions.every((position) => position >= 0 && position <= 1)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
