import { describe, expect, test } from 'vitest';
import type { ChartDatum } from './chartProps';
import { readDatum } from './chartReading';
import { describeInEnglish, summarize } from './describeChart';

const words = { formatReading: (value: number) => `${value} of 5`, missingText: 'no value' };

function week(...values: (number | null)[]): ChartDatum[] {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return values.map((value, index) => ({ label: days[index] ?? '', value }));
}

function sentence(data: ChartDatum[]): string | null {
  const summary = summarize(data, words);
  return summary && describeInEnglish(summary);
}

describe('the description', () => {
  test('gives number, range and extremes', () => {
    expect(sentence(week(4, 5, 3, 5, 4, 5, 5))).toBe(
      '7 values from Mon to Sun, rising, lowest 3 of 5 (Wed), highest 5 of 5 (Tue).',
    );
  });

  test('starts and ends where values do, and counts the days without one', () => {
    expect(sentence(week(null, 5, NaN, 3, Infinity))).toBe(
      '2 values from Tue to Thu, lowest 3 of 5 (Thu), highest 5 of 5 (Tue), 3 without a value.',
    );
  });

  test('says when all values are the same, and when there is one', () => {
    expect(sentence(week(2, 2))).toBe('2 values from Mon to Tue, all 2 of 5.');
    expect(sentence(week(null, 0))).toBe('One value, Tue: 0 of 5, 1 without a value.');
  });

  test('has nothing to say without values', () => {
    expect(sentence(week())).toBeNull();
    expect(sentence(week(null, NaN))).toBeNull();
  });
});

describe('the trend', () => {
  test.each([
    ['rising', [1, 2, 3, 4, 5]],
    ['falling', [5, 5, 3, 1, 1]],
    ['steady', [1, 5, 3, 1, 5]],
    ['steady', [2, 2, 2, 2, 2]],
    [null, [1, 2, 3, 4]],
    ['rising', [-1e308, -1e308, 0, 1e308, 1e308]],
    ['falling', [5e-324, 5e-324, 0, 0, 0].map((value) => value * 2 ** 60)],
  ])('is %s for %s', (trend, values) => {
    expect(summarize(week(...values), words)?.trend).toBe(trend);
  });

  test('leaves days without a value and the middle one out', () => {
    expect(summarize(week(1, null, 2, 9, NaN, 1, 2), words)?.trend).toBe('steady');
  });
});

describe('one datum', () => {
  test('is read as its value', () => {
    expect(readDatum({ label: 'Wed', value: 3 }, words)).toMatchObject({
      title: '3 of 5',
      note: 'Wed',
      spoken: '3 of 5',
    });
  });

  test('leads with the name of its value', () => {
    const named = { ...words, names: { 3: 'Okay' }, symbols: { 3: '😐' } };
    expect(readDatum({ label: 'Wed', value: 3 }, named)).toEqual({
      symbol: '😐',
      title: 'Okay',
      note: 'Wed, 3 of 5',
      spoken: 'Okay, 3 of 5',
    });
  });

  test.each([null, NaN, -Infinity])('without a value says so (%s)', (value) => {
    expect(readDatum({ label: 'Wed', value }, words).spoken).toBe('no value');
  });
});
