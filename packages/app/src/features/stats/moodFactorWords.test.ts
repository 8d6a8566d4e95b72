import type { MoodFactorInsight } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { deviceWords, english } from '../../shared/words/english.testing';
import { evidenceText, moodFactorText } from './moodFactorWords';

const words = deviceWords.moodFactors;

const factor: MoodFactorInsight = {
  id: { label: 'a' },
  name: 'Friends',
  more: null,
  difference: 0.8,
  daysWith: 12,
  daysWithout: 28,
  moodWith: 4.25,
  moodWithout: 3.44,
  moodDays: 45,
  days: [],
};
const sleep = { name: 'Sleep', more: { from: 7.5, unit: 'h' } };
const mondays = { id: { weekday: 1 }, name: '' } as const;

const texts = (changes: Partial<MoodFactorInsight>) =>
  moodFactorText({ ...factor, ...changes }, words, english.format);
const sideTexts = (changes: Partial<MoodFactorInsight>) =>
  evidenceText({ ...factor, ...changes }, words, english.format);

describe('the words of what goes with the mood', () => {
  it('say the difference, and the days of all that it was found in', () => {
    expect(texts({})).toEqual({
      difference: 'On days with Friends, your mood was about 0.8 points higher',
      days: '12 days with it, 28 without, of 45 days with a mood',
    });
    expect(texts({ difference: -1 }).difference).toBe(
      'On days with Friends, your mood was about 1.0 points lower',
    );
  });

  it('say where the days with more of a scale begin, in its unit', () => {
    expect(texts(sleep)).toEqual({
      difference: 'On days with more Sleep (7.5 h or more), your mood was about 0.8 points higher',
      days: '12 days with more, 28 with less, of 45 days with a mood',
    });
    expect(texts({ name: 'Pain', more: { from: 3, unit: '' } }).difference).toMatch(
      /^On days with more Pain \(3 or more\),/,
    );
  });

  it('say of a weekday how it was on it, and on other days', () => {
    expect(texts(mondays)).toEqual({
      difference: 'On your Mondays, your mood was about 0.8 points higher',
      days: '12 Mondays, mean 4.3, and 28 other days, mean 3.4, of 45 days with a mood',
    });
    expect(texts({ id: { weekday: 7 }, difference: -0.6 }).difference).toBe(
      'On your Sundays, your mood was about 0.6 points lower',
    );
  });
});

describe('the words of the days behind it', () => {
  it('count the days of each side, with their mean', () => {
    expect(sideTexts({})).toEqual({
      with: { sum: '12 days with it, mean 4.3', name: 'With it' },
      without: { sum: '28 days without it, mean 3.4', name: 'Without it' },
    });
  });

  it('call the sides of a scale and of a weekday by what they are', () => {
    expect(sideTexts(sleep)).toMatchObject({
      with: { sum: '12 days with more, mean 4.3', name: 'More' },
      without: { sum: '28 days with less, mean 3.4', name: 'Less' },
    });
    expect(sideTexts(mondays)).toEqual({
      with: { sum: '12 Mondays, mean 4.3', name: 'Mondays' },
      without: { sum: '28 other days, mean 3.4', name: 'Other days' },
    });
  });
});
