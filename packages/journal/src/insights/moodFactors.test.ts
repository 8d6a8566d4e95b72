import { describe, expect, it } from 'vitest';
import {
  findMoodFactors,
  moodFactorDaysMissing,
  type MoodDays,
  type MoodFactor,
} from './moodFactors';
import { makeMoodDays, usualShares } from './moodFactors.testing';

const noEffect = { days: 60, habits: 5, labels: usualShares(20), correlation: 0, effect: 0 };

/** Counts the simulated journals that get a finding. */
function journalsWithFindings(journal: typeof noEffect, count: number): number {
  let found = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    if (findMoodFactors(makeMoodDays({ ...journal, seed }), seed).length > 0) found += 1;
  }
  return found;
}

const inCapitals = <Factor extends Pick<MoodFactor, 'id'>>(each: Factor): Factor => ({
  ...each,
  id: 'label' in each.id ? { label: each.id.label.toUpperCase() } : each.id,
});

/** Moods with and without a factor, two days about. */
function alternating(length: number, lift: number): MoodDays {
  const done = Array.from({ length }, (_, day) => day % 4 < 2);
  const moods = done.map((each, day) => 2 + (day % 3 === 0 ? 1 : 0) + (each ? lift : 0));
  return { moods, factors: [{ id: { habit: 7 }, days: done, from: null }] };
}

describe('findMoodFactors', () => {
  it('finds a difference, with the days that it compared', () => {
    const days = alternating(40, 1);
    // The first day has none before it.
    expect(findMoodFactors(days, 1)).toEqual([
      { id: { habit: 7 }, from: null, sides: `.+--${'++--'.repeat(9)}` },
    ]);
  });

  it('tests weekdays from their tenth day on, together with all others', () => {
    const journal = { ...noEffect, mondays: 2, seed: 1 };
    expect(findMoodFactors(makeMoodDays({ ...journal, days: 70 }), 1)).toEqual([]);
    // The first Monday has no day before it.
    const [finding] = findMoodFactors(makeMoodDays({ ...journal, days: 71 }), 1);
    expect(finding).toMatchObject({ id: { weekday: 1 }, sides: `.------${'+------'.repeat(9)}+` });
  });

  it('finds the same for the same seed', () => {
    const days = makeMoodDays({ ...noEffect, effect: 1, seed: 5 });
    expect(findMoodFactors(days, 3)).toEqual(findMoodFactors(days, 3));
  });

  it('compares nothing below ten days on a side', () => {
    expect(findMoodFactors(alternating(20, 3), 1)).toEqual([]);
    expect(findMoodFactors(alternating(24, 3), 1)).toHaveLength(1);
  });

  it('finds the same in whatever order the factors are, and whatever they are called', () => {
    const { moods, factors } = makeMoodDays({ ...noEffect, effect: 1, seed: 5 });
    const found = findMoodFactors({ moods, factors }, 3);
    expect(found).toMatchObject([{ id: { label: 'label 0' } }]);
    const renamed = factors.toReversed().map(inCapitals);
    expect(findMoodFactors({ moods, factors: renamed }, 3)).toEqual(found.map(inCapitals));
  });

  it('finds no more for more factors without effect', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { moods, factors } = makeMoodDays({ ...noEffect, effect: 0.6, seed });
      const ids = (count: number) =>
        findMoodFactors({ moods, factors: factors.slice(0, count) }, seed).map(({ id }) => id);
      const [few, all] = [ids(5), ids(factors.length)];
      // What is found among all is found among the first ones too, where it is one of them.
      const among = factors.slice(0, 5).map(({ id }) => id);
      expect(few).toEqual(expect.arrayContaining(all.filter((id) => among.includes(id))));
    }
  });

  it('says nothing of moods that never differ', () => {
    const { factors, moods } = alternating(60, 0);
    expect(findMoodFactors({ factors, moods: moods.map(() => 3) }, 1)).toEqual([]);
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

const factor = (days: (boolean | null)[], id: MoodFactor['id'] = { label: 'a' }): MoodFactor => ({
  id,
  days,
  from: null,
});
const sundays = (length: number): MoodDays => ({
  moods: Array(length).fill(3),
  factors: [
    factor(
      Array.from({ length }, (_, day) => day % 7 === 6),
      { weekday: 7 },
    ),
  ],
});

describe('moodFactorDaysMissing', () => {
  it.each([
    ['no factors, no moods', { moods: [], factors: [] }, 21],
    ['a factor without days', { moods: [null, 3], factors: [factor([null, null])] }, 20],
    ['five days of each', alternating(11, 0), 10],
    [
      'enough on one side only',
      { moods: Array(30).fill(3), factors: [factor(Array(30).fill(true))] },
      10,
    ],
    ['enough', alternating(40, 0), 0],
    ['eight of ten Sundays', sundays(56), 8],
    ['ten Sundays', sundays(70), 0],
  ])('%s', (_, days, missing) => {
    expect(moodFactorDaysMissing(days)).toBe(missing);
  });
});
