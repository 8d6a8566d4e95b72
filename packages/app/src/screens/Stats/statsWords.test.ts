import { describe, expect, it } from 'vitest';
import { completionWords, moodsCaption, weekTitle } from './statsWords';

const week = (...values: (number | null)[]) => values.map((value) => ({ label: 'Mon', value }));

describe('the words of Stats', () => {
  it('name this week, and another by its ends', () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-15'];
    expect(weekTitle(days, true)).toBe('This week');
    expect(weekTitle(days, false)).toMatch(/^9\s*–\s*15 November$/);
  });

  it('say what completion counted', () => {
    expect(completionWords({ done: 31, due: 35, percentage: 89 })).toMatch(/31 of 35/);
    expect(completionWords({ done: 0, due: 0, percentage: null })).not.toMatch(/0/);
  });

  it('say how far the line of moods is from beginning', () => {
    expect(moodsCaption(week(null, null))).toBeNull();
    expect(moodsCaption(week(4, null))).toMatch(/^One mood so far/);
    expect(moodsCaption(week(4, null, 5))).toBe('Two moods so far. One more and the line begins.');
    expect(moodsCaption(week(4, 3, 5))).toBeNull();
  });
});
