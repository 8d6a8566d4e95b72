import { describe, expect, it } from 'vitest';
import { completionWords, habitsBeginning, moodsBeginning, weekTitle } from './statsWords';

const week = (...values: (number | null)[]) => values.map((value) => ({ label: 'Mon', value }));

describe('the words of Stats', () => {
  it('name this week, and another by its ends', () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-15'];
    expect(weekTitle(days, '2026-11-10')).toBe('This week');
    expect(weekTitle(days, '2026-11-21')).toMatch(/^9\s*–\s*15 November$/);
    expect(weekTitle(days, '2028-11-10')).toMatch(/^9\s*–\s*15 November 2026$/);
    expect(weekTitle(['2025-12-29', '2026-01-04'], '2026-01-05')).toMatch(
      /^29 December 2025\s*–\s*4 January 2026$/,
    );
  });

  it('say what completion counted', () => {
    expect(completionWords({ done: 31, due: 35, percentage: 89 })).toMatch(/31 of 35/);
    expect(completionWords({ done: 0, due: 0, percentage: null })).not.toMatch(/0/);
  });

  it('say when a week of habits has nothing to draw', () => {
    expect(habitsBeginning(week(null, null), true)?.description).toMatch(/begins here/);
    expect(habitsBeginning(week(null, null), false)?.title).toBe('Nothing was due in this week');
    expect(habitsBeginning(week(null, 0), true)).toBeNull();
  });

  it('say how far the line of moods is from beginning', () => {
    expect(moodsBeginning(week(null, null), true)?.title).toBe('No moods yet');
    expect(moodsBeginning(week(4, null), true)?.title).toBe('One mood so far');
    expect(moodsBeginning(week(4, null, 5), true)).toEqual({
      title: 'Two moods so far',
      description: 'One more and the line begins.',
    });
    expect(moodsBeginning(week(4, 3, 5), true)).toBeNull();
    expect(moodsBeginning(week(null), false)?.title).toBe('No moods were saved in this week');
    expect(moodsBeginning(week(4), false)).toBeNull();
  });
});
