import { describe, expect, it } from 'vitest';
import { MOOD_OPTIONS, MOOD_RANGE, moodOption, type MoodValue, noteLengthLeft } from './mood';

describe('moods', () => {
  it('are five, the best first', () => {
    expect(MOOD_OPTIONS.map(({ emoji, value }) => `${emoji} ${value}`)).toEqual([
      '😄 5',
      '🙂 4',
      '😐 3',
      '🙁 2',
      '😢 1',
    ]);
  });

  it('span the range of the mood axis', () => {
    const values = MOOD_OPTIONS.map(({ value }) => value);
    expect(MOOD_RANGE).toEqual([Math.min(...values), Math.max(...values)]);
  });

  it('are found by value', () => {
    for (const option of MOOD_OPTIONS) expect(moodOption(option.value)).toBe(option);
  });

  it.each([0, 6, 2.5, NaN])('have none for %d', (value) => {
    expect(() => moodOption(value as MoodValue)).toThrow(RangeError);
  });
});

describe('noteLengthLeft', () => {
  it('counts as people do', () => {
    expect(noteLengthLeft('')).toBe(5000);
    expect(noteLengthLeft('👩‍👩‍👧‍👦é\n')).toBe(4997);
    expect(noteLengthLeft('a'.repeat(5001))).toBe(-1);
  });
});
