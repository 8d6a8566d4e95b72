import type { HabitDetail } from '@daybow/journal';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DeviceWords, type Language, loadLanguage } from '../../words/language';
import { habitsTitle, habitSummary, scheduleText } from './habitWords';

let language: Language;
let words: DeviceWords;
beforeAll(async () => {
  language = await loadLanguage(['en-GB']);
  await language.loadDeviceWords();
  words = language.deviceWords as DeviceWords;
});

const today = '2026-11-21';
const summary = (figures: Partial<HabitDetail>, isDoneToday = false) =>
  habitSummary({ unit: 'day', ...figures } as HabitDetail, isDoneToday, words);

const text = (schedule: HabitDetail['schedule']) => scheduleText(schedule, words, language.format);

describe('the title of a day', () => {
  it('names today, yesterday, and any other day by its date', () => {
    const title = (day: string) =>
      habitsTitle(day, today, language.words.habits, words.habits, language.format);
    expect(title(today)).toBe("Today's Habits");
    expect(title('2026-11-20')).toBe("Yesterday's Habits");
    expect(title('2026-11-19')).toBe('Habits of Thursday 19 November');
    expect(title('2025-12-30')).toMatch(/^Habits of Tuesday,? 30 December 2025$/);
  });
});

describe('scheduleText', () => {
  it('says a week in few words', () => {
    expect(text([1, 2, 3, 4, 5, 6, 7])).toBe('Every day');
    expect(text([1, 2, 3, 4, 5])).toBe('Mon to Fri');
    expect(text([1, 3, 5])).toBe('Mon, Wed, Fri');
    expect(text([6, 7])).toBe('Sat, Sun');
    expect(text([])).toBe('Choose at least one day');
  });
});

describe('habitSummary', () => {
  it('says streak, best streak and on how many days it was done', () => {
    const completion = { done: 21, due: 24, percentage: 88 };
    expect(summary({ streak: 9, bestStreak: 14, completion })).toBe(
      '9 days in a row. Best: 14 days. Done on 21 of 24 days in four weeks.',
    );
    expect(summary({ streak: 14, bestStreak: 14, completion })).toBe(
      '14 days in a row. Your best yet. Done on 21 of 24 days in four weeks.',
    );
  });

  it('counts weeks and months where a habit is done so many times in one', () => {
    const completion = { done: 3, due: 4, percentage: 75 };
    expect(summary({ unit: 'week', streak: 5, bestStreak: 6, completion })).toBe(
      '5 weeks in a row. Best: 6 weeks. 3 of the last 4 weeks reached.',
    );
    expect(summary({ unit: 'month', streak: 1, bestStreak: 2, completion })).toBe(
      'A streak begins: 1 month. Best: 2 months. 3 of the last 4 months reached.',
    );
  });

  it('counts nothing while there is next to nothing to count', () => {
    const one = { done: 1, due: 1, percentage: 100 };
    expect(summary({ streak: 1, bestStreak: 1, completion: one }, true)).toBe('Done today.');
    expect(summary({ streak: 1, bestStreak: 1, completion: one })).toBe('A streak begins.');
    const none = { done: 0, due: 0, percentage: null };
    expect(summary({ streak: null, bestStreak: null, completion: none })).toBe('A fresh start.');
  });

  it('lays no blame for a streak that ended', () => {
    const completion = { done: 1, due: 3, percentage: 33 };
    expect(summary({ streak: 0, bestStreak: 1, completion })).toBe(
      'Ready for a new streak. Done on 1 of 3 days in four weeks.',
    );
  });
});
