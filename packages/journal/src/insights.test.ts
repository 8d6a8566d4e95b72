import { describe, expect, it } from 'vitest';
import {
  bestStreakInsight,
  daysMissingMessage,
  habitMoodInsight,
  INSIGHT_RULES,
  moodInsight,
  streakInsight,
  weekInsight,
} from './insights';

describe('streakInsight', () => {
  it('says how long the streak is', () => {
    expect(streakInsight(7)).toEqual({
      kind: 'streak',
      text: "You're on a 7-day streak! Keep it up!",
    });
    expect(streakInsight(1)?.text).toBe("You're on a 1-day streak! Keep it up!");
  });

  it.each([0, null])('says nothing of a streak of %s', (streak) => {
    expect(streakInsight(streak)).toBeNull();
  });
});

describe('moodInsight', () => {
  it('says that moods are improving', () => {
    expect(moodInsight('improving')).toEqual({
      kind: 'mood',
      text: 'Your mood has been improving this week',
    });
  });

  it('says kindly that they are falling', () => {
    expect(moodInsight('falling')).toEqual({
      kind: 'mood',
      isLower: true,
      text: 'Your mood has been lower this week. Be kind to yourself.',
    });
  });

  it.each(['steady', null] as const)('says nothing when they are %s', (direction) => {
    expect(moodInsight(direction)).toBeNull();
  });
});

describe('bestStreakInsight', () => {
  it('tells a longer streak than the present one', () => {
    expect(bestStreakInsight(3, 12)?.text).toBe('Your longest streak so far: 12 days');
    expect(bestStreakInsight(null, 2)?.text).toBe('Your longest streak so far: 2 days');
  });

  it.each([
    [12, 12],
    [0, 1],
    [null, null],
  ])('says nothing beside %s of %s', (streak, best) => {
    expect(bestStreakInsight(streak, best)).toBeNull();
  });
});

const counted = (count: number) => ({ done: count, due: 10, percentage: null });

function done(toYesterday: number, today: number) {
  return { toYesterday: counted(toYesterday), toToday: counted(toYesterday + today) };
}

describe('weekInsight', () => {
  it('sets this week beside the same days of the week before', () => {
    expect(weekInsight(done(5, 2), done(3, 1), 3)).toEqual({
      kind: 'week',
      text: '7 done this week, 3 more than by this day last week',
    });
    expect(weekInsight(done(4, 0), done(7, 2), 7)).toEqual({
      kind: 'week',
      isLower: true,
      text: '4 done this week by yesterday, 7 by then last week',
    });
  });

  it('does not hold a day against the week before it is over', () => {
    expect(weekInsight(done(7, 0), done(7, 3), 5)).toBeNull();
    expect(weekInsight(done(8, 0), done(7, 3), 5)).toBeNull();
  });

  it('says nothing on the first two days, of no difference, or of a week with nothing due', () => {
    expect(weekInsight(done(7, 0), done(4, 0), 2)).toBeNull();
    expect(weekInsight(done(5, 2), done(5, 2), 5)).toBeNull();
    const nothing = { done: 0, due: 0, percentage: null };
    const before = { toToday: nothing, toYesterday: nothing };
    expect(weekInsight(done(5, 2), before, 5)).toBeNull();
  });
});

describe('habitMoodInsight', () => {
  const finding = { habitId: 5, difference: 0.84, daysWith: 23, daysWithout: 31 };

  it('says what went together, in words that claim no cause', () => {
    expect(habitMoodInsight('Meditate', finding)?.text).toBe(
      'On days with Meditate your mood was 0.8 higher (23 days with, 31 without)',
    );
    expect(habitMoodInsight('Meditate', { ...finding, difference: -1.06 })?.text).toBe(
      'On days with Meditate your mood was 1.1 lower (23 days with, 31 without)',
    );
  });

  it('says nothing of a difference that rounds to nothing', () => {
    expect(habitMoodInsight('Meditate', { ...finding, difference: 0.04 })).toBeNull();
  });

  it('is explained, with the thresholds in force', () => {
    expect(daysMissingMessage(6)).toBe('Not enough days yet: 6 more');
    expect(INSIGHT_RULES.join(' ')).toMatch(
      /10 days with it and 10 without.*5,000 times.*5 of 100/,
    );
  });
});
