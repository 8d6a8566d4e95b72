import { describe, expect, it } from 'vitest';
import { moodInsight, streakInsight } from './insights';

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
      text: 'Your mood has been lower this week. Be kind to yourself.',
    });
  });

  it.each(['steady', null] as const)('says nothing when they are %s', (direction) => {
    expect(moodInsight(direction)).toBeNull();
  });
});
