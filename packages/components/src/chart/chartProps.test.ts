import { describe, expect, test } from 'vitest';
import { plainNumber } from './chartProps';

describe('plainNumber', () => {
  test('leaves whole numbers as they are', () => {
    expect([0, -7, 365, 1_234_567].map(plainNumber)).toEqual(['0', '-7', '365', '1234567']);
  });

  test('has no noise of binary fractions', () => {
    expect([0.1 + 0.2, 1.1 * 3, 1000.1 + 0.2].map(plainNumber)).toEqual(['0.3', '3.3', '1000.3']);
  });

  test('gives a fraction four digits', () => {
    expect([1 / 3, 200 / 3, -0.00012346].map(plainNumber)).toEqual([
      '0.3333',
      '66.67',
      '-0.0001235',
    ]);
  });

  test('keeps two decimals however large the number is', () => {
    expect([1234.5, 99_999.999, -1_000_000.126].map(plainNumber)).toEqual([
      '1234.5',
      '100000',
      '-1000000.13',
    ]);
  });

  test('tells apart what an axis between large numbers counts', () => {
    const ticks = [1_000_000.1, 1_000_000.15, 1_000_000.2, 1_000_000.25, 1_000_000.3];
    expect(new Set(ticks.map(plainNumber)).size).toBe(ticks.length);
  });
});
