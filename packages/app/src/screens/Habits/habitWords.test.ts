import type { HabitDetail } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { habitsTitle, habitSummary, notDueTitle, scheduleWords } from './habitWords';

const today = '2026-11-21';
const detail = (figures: Partial<HabitDetail>) => habitSummary(figures as HabitDetail);

describe('the words of a day', () => {
  it('name today, yesterday, and any other day by its date', () => {
    expect(habitsTitle(today, today)).toBe("Today's Habits");
    expect(habitsTitle('2026-11-20', today)).toBe("Yesterday's Habits");
    expect(habitsTitle('2026-11-19', today)).toBe('Habits of Thursday 19 November');
    expect(habitsTitle('2025-12-30', today)).toBe('Habits of Tuesday 30 December 2025');
    expect(notDueTitle(today, today)).toBe('Not today');
    expect(notDueTitle('2026-11-20', today)).toBe('Not on this day');
  });
});

describe('scheduleWords', () => {
  it('says a week in few words', () => {
    expect(scheduleWords([1, 2, 3, 4, 5, 6, 7])).toBe('Every day');
    expect(scheduleWords([1, 2, 3, 4, 5])).toBe('Mon to Fri');
    expect(scheduleWords([1, 3, 5])).toBe('Mon, Wed, Fri');
    expect(scheduleWords([6, 7])).toBe('Sat, Sun');
    expect(scheduleWords([])).toBe('Choose at least one day');
  });
});

describe('habitSummary', () => {
  it('says streak, best streak and what completion counted', () => {
    const completion = { done: 21, due: 24, percentage: 88 };
    expect(detail({ streak: 9, bestStreak: 14, completion })).toBe(
      '9 days in a row. Best: 14 days. Done on 21 of 24 days in the last four weeks, 88%.',
    );
  });

  it('lays no blame for a streak that ended, and claims nothing without a record', () => {
    const completion = { done: 0, due: 1, percentage: 0 };
    expect(detail({ streak: 0, bestStreak: 1, completion })).toBe(
      'Ready for a new streak. Best: 1 day. Done on 0 of 1 day in the last four weeks, 0%.',
    );
    const none = { done: 0, due: 0, percentage: null };
    expect(detail({ streak: null, bestStreak: null, completion: none })).toBe(
      'No streak yet. Nothing to count yet.',
    );
  });
});
