import type { PeriodLookBack } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { deviceWords, english } from '../../shared/words/english.testing';
import { periodName, questionOf } from './period';
import { periodSentences } from './periodSentences';

const words = deviceWords.lookBack;

const week: PeriodLookBack = {
  first: '2026-11-16',
  last: '2026-11-22',
  moods: { days: 6, of: 7, mean: 4, counts: { 1: 0, 2: 0, 3: 2, 4: 3, 5: 1 }, mostly: 4 },
  habits: { done: 17, due: 21, percentage: 81 },
  brightest: '2026-11-19',
  steadiest: { name: 'Walk', done: 6, due: 7 },
};
const sentences = (period: string, facts: Partial<PeriodLookBack> = {}) =>
  periodSentences(period, { ...week, ...facts }, words, english.words.moods, english.format);

describe('the sentences of a period', () => {
  it('are three, each with what it is of', () => {
    expect(sentences('2026-11-16')).toEqual([
      '17 of 21 habits done',
      'Mostly Good (6 of 7 days with a mood)',
      'Brightest of 6 days with a mood: Thursday',
    ]);
  });

  it('name the steadiest habit where no day is the brightest', () => {
    expect(sentences('2026-11-16', { brightest: null }).at(-1)).toMatch(
      /^Steadiest habit: \W?Walk\W?, on 6 of 7 days$/,
    );
  });

  it('name the date of the brightest day of a longer period', () => {
    expect(sentences('2026-11').at(-1)).toMatch(/: Thursday,? 19 November$/);
  });

  it('say nothing of what was not done, or has no record', () => {
    const moods = { ...week.moods, mostly: null };
    const habits = { done: 0, due: 21, percentage: 0 };
    const nothing = { habits, brightest: null, steadiest: null };
    expect(sentences('2026-11-16', { ...nothing, moods })).toEqual(['6 of 7 days with a mood']);
    expect(sentences('2026-11-16', { ...nothing, moods: { ...moods, days: 0 } })).toEqual([]);
  });
});

const nameOf = (period: string, today: string) => periodName(period, week, today, english.format);

it('the name of a period has its year unless it is today’s', () => {
  expect(nameOf('2026-11-16', '2026-11-23')).toMatch(/^16\s?–\s?22 November$/);
  expect(nameOf('2026-12', '2027-01-02')).toBe('December 2026');
  expect(nameOf('2026', '2027-01-02')).toBe('2026');
});

it('asks another question of each period, until all were asked', () => {
  const ask = (period: string) => questionOf(period, words.questions);
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'];
  const months = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'];
  const count = Object.keys(words.questions).length;
  expect(new Set(weeks.map(ask)).size).toBe(count);
  expect(new Set(months.map(ask)).size).toBe(count);
  expect(ask('2026')).not.toBe(ask('2027'));
});
