import { describe, expect, test } from 'vitest';
import type { TextDatum } from './chartData';
import { datumText } from './datumText';
import { describeInEnglish, summarize } from './describeChart';

const format = { formatReading: (value: number) => `${value} of 5`, missingText: 'no value' };

function week(...values: (number | null)[]): TextDatum[] {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return values.map((value, index) => ({ label: days[index] ?? '', value }));
}

function sentence(data: TextDatum[]): string | null {
  const summary = summarize(data, format);
  return summary && describeInEnglish(summary);
}

describe('the description', () => {
  test('has count, range and extremes', () => {
    expect(sentence(week(4, 5, 3, 5, 4, 5, 5))).toBe(
      '7 values from Mon to Sun, rising, lowest 3 of 5 (Wed), highest 5 of 5 (Tue).',
    );
  });

  test('turns no word around with the labels of a person', () => {
    expect(sentence([{ label: 'ללמוד', value: 3 }])).toBe('One value, \u2068ללמוד\u2069: 3 of 5.');
  });

  test('starts and ends with a value, and counts the days without one', () => {
    expect(sentence(week(null, 5, NaN, 3, Infinity))).toBe(
      '2 values from Tue to Thu, lowest 3 of 5 (Thu), highest 5 of 5 (Tue), 3 without a value.',
    );
  });

  test('mentions equal values and a single value', () => {
    expect(sentence(week(2, 2))).toBe('2 values from Mon to Tue, all 2 of 5.');
    expect(sentence(week(null, 0))).toBe('One value, Tue: 0 of 5, 1 without a value.');
  });

  test('is null without values', () => {
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
  ])('is %s for %s', (trend, values) => {
    expect(summarize(week(...values), format)?.trend).toBe(trend);
  });

  test.each([
    ['steady', [3, 3, 3, 3, 4, 3, 3]],
    ['rising', [3, 3, 3, 3, 4, 4, 3]],
    ['falling', [4, 4, 3, 3, 3, 3, 3]],
    ['steady', [4, 3, 3, 3, 3, 3, 3]],
  ])('is %s for %s where the axis is fixed from 1 to 5', (trend, values) => {
    expect(summarize(week(...values), format, [1, 5])?.trend).toBe(trend);
  });

  test('ignores days without a value and the middle value', () => {
    expect(summarize(week(1, null, 2, 9, NaN, 1, 2), format)?.trend).toBe('steady');
  });
});

describe('one datum', () => {
  test('is its value in format', () => {
    expect(datumText({ label: 'Wed', value: 3 }, format)).toMatchObject({
      title: '3 of 5',
      detail: 'Wed',
      valueText: '3 of 5',
    });
  });

  test('starts with the name of its value', () => {
    const named = { ...format, valueLabels: { 3: 'Okay' }, symbols: { 3: '😐' } };
    expect(datumText({ label: 'Wed', value: 3 }, named)).toEqual({
      symbol: '😐',
      title: 'Okay',
      detail: 'Wed, 3 of 5',
      valueText: 'Okay, 3 of 5',
    });
  });

  test.each([null, NaN, -Infinity])('has a text without a value (%s)', (value) => {
    expect(datumText({ label: 'Wed', value }, format).valueText).toBe('no value');
    expect(datumText({ label: 'Wed', value, valueText: '0 of 0' }, format).valueText).toBe(
      'no value',
    );
  });
});
