import type { MoodSums, RangeSums } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { deviceWords, english } from '../../shared/words/english.testing';
import { moodSentence, rangeFigures } from './lookBackWords';

const words = deviceWords.lookBack;

const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
const sums = (days: number, mostly: MoodSums['mostly']): MoodSums => ({
  days,
  of: 30,
  mean: days === 0 ? null : 3,
  counts,
  mostly,
});

const sentence = (moods: MoodSums, change?: number) =>
  moodSentence(
    moods,
    words,
    english.words.moods,
    change === undefined ? undefined : { change, before: 'October' },
  );

describe('the sentence of a month', () => {
  it('names the mood of most entries, beside the month before', () => {
    expect(sentence(sums(20, 4))).toBe('Mostly Good');
    expect(sentence(sums(20, 4), 0.3)).toBe('Mostly Good, a little brighter than October');
    expect(sentence(sums(20, 4), -0.5)).toBe('Mostly Good, darker than October');
    expect(sentence(sums(20, 4), 0)).toBe('Mostly Good, much like October');
  });

  it('names no mood where none is ahead', () => {
    expect(sentence(sums(20, null))).toBe('Moods of many kinds');
    expect(sentence(sums(20, null), 0.6)).toBe('Moods of many kinds, brighter than October');
    expect(sentence(sums(4, null))).toBe('A few moods so far');
    expect(sentence(sums(0, null))).toBe('No mood saved');
  });
});

const figures = (of: RangeSums, showsStreaks = true) =>
  rangeFigures(of, words, english.format, showsStreaks).map(
    ({ value, caption }) => `${value} ${caption}`,
  );

describe('the figures of a range', () => {
  const range: RangeSums = {
    moods: sums(25, 4),
    habits: { done: 31, due: 35, percentage: 89 },
    bestRun: 9,
  };
  it('say what they are of', () => {
    expect(figures(range)).toEqual([
      '25 of 30 days with a mood',
      '89% 31 of 35 habits done',
      '9 days, best run',
    ]);
  });

  it('say nothing of what has no record', () => {
    const habits = { done: 0, due: 0, percentage: null };
    expect(figures({ ...range, habits, bestRun: null })).toEqual(['25 of 30 days with a mood']);
  });

  it('say nothing of a run where streaks are hidden', () => {
    expect(figures(range, false)).toEqual([
      '25 of 30 days with a mood',
      '89% 31 of 35 habits done',
    ]);
  });
});
