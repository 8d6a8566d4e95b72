import { describe, expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

describe('formatNumber', () => {
  test('keeps integers', () => {
    expect([0, -7, 365, 1_234_567].map(formatNumber)).toEqual(['0', '-7', '365', '1234567']);
  });

  test('removes the noise of binary fractions', () => {
    expect([0.1 + 0.2, 1.1 * 3, 1000.1 + 0.2].map(formatNumber)).toEqual(['0.3', '3.3', '1000.3']);
  });

  test('gives fractions four significant digits', () => {
    expect([1 / 3, 200 / 3, -0.00012346].map(formatNumber)).toEqual([
      '0.3333',
      '66.67',
      '-0.0001235',
    ]);
  });

  test('keeps two decimals of large numbers', () => {
    expect([1234.5, 99_999.999, -1_000_000.126].map(formatNumber)).toEqual([
      '1234.5',
      '100000',
      '-1000000.13',
    ]);
  });

  test('distinguishes the ticks of an axis between large numbers', () => {
    const ticks = [1_000_000.1, 1_000_000.15, 1_000_000.2, 1_000_000.25, 1_000_000.3];
    expect(new Set(ticks.map(formatNumber)).size).toBe(ticks.length);
  });
});
