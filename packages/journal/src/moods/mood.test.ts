import { describe, expect, it } from 'vitest';
import { isNoteTooLong, MOOD_OPTIONS, MOOD_RANGE, moodOption, type MoodValue } from './mood';

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

describe('isNoteTooLong', () => {
  it.each(['a', 'é', '\n', '👩‍👩‍👧‍👦'])('counts %j as one character', (character) => {
    expect(isNoteTooLong(character.repeat(5000))).toBe(false);
    expect(isNoteTooLong(character.repeat(5001))).toBe(true);
  });

  it('finds nothing too long in an empty note', () => {
    expect(isNoteTooLong('')).toBe(false);
  });
});
