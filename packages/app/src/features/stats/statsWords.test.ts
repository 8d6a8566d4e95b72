import type { Insight, WeekdayValue } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { deviceWords, english } from '../../shared/words/english.testing';
import {
  completionText,
  habitsBeginning,
  insightText,
  isLower,
  moodsBeginning,
  weekTitle,
} from './statsWords';

const words = deviceWords.stats;

const week = (...values: (number | null)[]): WeekdayValue[] =>
  values.map((value) => ({ weekday: 1, value }));

describe('the words of Stats', () => {
  it('name this week, and another by its ends', () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-15'];
    const title = (todayIndex: number | null, today: string) =>
      weekTitle({ days, todayIndex }, today, words, english.format);
    expect(title(1, '2026-11-10')).toBe('This week');
    expect(title(null, '2026-11-21')).toMatch(/^9\s*–\s*15 November$/);
    expect(title(null, '2028-11-10')).toMatch(/^9\s*–\s*15 November 2026$/);
  });

  it('say what completion counted', () => {
    expect(completionText({ done: 31, due: 35, percentage: 89 }, words)).toMatch(/31 of 35/);
    expect(completionText({ done: 0, due: 0, percentage: null }, words)).not.toMatch(/0/);
  });

  it('say when a week of habits has nothing to draw', () => {
    expect(habitsBeginning(week(null, null), true, words)?.description).toMatch(/begins here/);
    expect(habitsBeginning(week(null, null), false, words)?.title).toBe(
      'Nothing was due in this week',
    );
    expect(habitsBeginning(week(null, 0), true, words)).toBeNull();
  });

  it('say how far the line of moods is from beginning', () => {
    expect(moodsBeginning(week(null, null), true, words)?.title).toBe(
      'No mood saved this week yet',
    );
    expect(moodsBeginning(week(4, null), true, words)).toEqual({
      title: 'One mood so far',
      description: 'One more and the line begins.',
    });
    expect(moodsBeginning(week(4, null, 5), true, words)).toBeNull();
    expect(moodsBeginning(week(null), false, words)?.title).toBe(
      'No moods were saved in this week',
    );
    expect(moodsBeginning(week(4), false, words)).toBeNull();
  });
});

const text = (insight: Insight) => insightText(insight, english.words.insights);

describe('the words of insights', () => {
  it('say each fact in a sentence', () => {
    expect(text({ kind: 'streak', days: 1 })).toBe("You're on a 1-day streak! Keep it up!");
    expect(text({ kind: 'best-streak', days: 12 })).toBe('Your longest streak so far: 12 days');
    expect(text({ kind: 'week-more', done: 7, more: 3 })).toBe(
      '7 done this week, 3 more than at this point last week',
    );
    expect(text({ kind: 'week-less', done: 4, doneBefore: 7 })).toBe(
      '4 done this week by yesterday, 7 by then last week',
    );
    expect(text({ kind: 'mood', direction: 'improving' })).toBe(
      'Your mood has been improving this week',
    );
    expect(text({ kind: 'mood', direction: 'falling' })).toBe(
      'Your mood has been lower this week. Be kind to yourself.',
    );
  });

  it('know which of them tell of something lower', () => {
    expect(isLower({ kind: 'week-less', done: 4, doneBefore: 7 })).toBe(true);
    expect(isLower({ kind: 'mood', direction: 'falling' })).toBe(true);
    expect(isLower({ kind: 'mood', direction: 'improving' })).toBe(false);
    expect(isLower({ kind: 'streak', days: 3 })).toBe(false);
  });
});
