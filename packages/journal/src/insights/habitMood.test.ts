import { describe, expect, it } from 'vitest';
import { findHabitMoods, habitMoodDaysMissing, type MoodDays } from './habitMood';
import { makeMoodDays } from './habitMood.testing';

const noEffect = { days: 60, habits: 5, correlation: 0, effect: 0 };

/** Counts the simulated journals that get a finding. */
function journalsWithFindings(journal: typeof noEffect, count: number): number {
  let found = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    if (findHabitMoods(makeMoodDays({ ...journal, seed }), seed).length > 0) found += 1;
  }
  return found;
}

/** Moods with and without a habit, two days about. */
function alternating(length: number, lift: number): MoodDays {
  const done = Array.from({ length }, (_, day) => day % 4 < 2);
  const moods = done.map((each, day) => 2 + (day % 3 === 0 ? 1 : 0) + (each ? lift : 0));
  return { moods, habits: [{ id: 7, done }] };
}

describe('findHabitMoods', () => {
  it('finds a difference, with what it counted', () => {
    const [finding] = findHabitMoods(alternating(40, 1), 1);
    // The first day has none before it.
    expect(finding).toMatchObject({ habitId: 7, daysWith: 19, daysWithout: 20 });
    expect(finding?.difference).toBeCloseTo(1, 0);
  });

  it('finds the same for the same seed', () => {
    const days = makeMoodDays({ ...noEffect, effect: 1, seed: 5 });
    expect(findHabitMoods(days, 3)).toEqual(findHabitMoods(days, 3));
  });

  it('compares nothing below ten days on a side', () => {
    expect(findHabitMoods(alternating(20, 3), 1)).toEqual([]);
    expect(findHabitMoods(alternating(24, 3), 1)).toHaveLength(1);
  });

  it('says nothing of moods that never differ', () => {
    const { habits, moods } = alternating(60, 0);
    expect(findHabitMoods({ habits, moods: moods.map(() => 3) }, 1)).toEqual([]);
  });

  // The thousands of journals that prove the rates are `pnpm bench insights`.
  it.each([0, 0.5, 0.7])(
    'rarely finds what is not there, at a correlation of %d',
    (correlation) => {
      expect(journalsWithFindings({ ...noEffect, correlation }, 40)).toBeLessThanOrEqual(6);
    },
  );

  it('finds what is there', () => {
    expect(journalsWithFindings({ ...noEffect, effect: 1 }, 40)).toBeGreaterThanOrEqual(35);
  });
});

describe('habitMoodDaysMissing', () => {
  it.each([
    ['no habits, no moods', { moods: [], habits: [] }, 21],
    ['a habit without days', { moods: [null, 3], habits: [{ id: 1, done: [null, null] }] }, 20],
    ['five days of each', alternating(11, 0), 10],
    [
      'enough on one side only',
      { moods: Array(30).fill(3), habits: [{ id: 1, done: Array(30).fill(true) }] },
      10,
    ],
    ['enough', alternating(40, 0), 0],
  ])('%s', (_, days, missing) => {
    expect(habitMoodDaysMissing(days)).toBe(missing);
  });
});
