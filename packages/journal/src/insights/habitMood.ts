import { type Random, seededRandom } from './random';

/** A habit beside the moods of the same days; null where it was not due, or skipped, and not done. */
export interface HabitDays {
  readonly id: number;
  readonly done: readonly (boolean | null)[];
}

/** Moods and habits of consecutive days up to today. */
export interface MoodDays {
  /** Moods by day; null on a day without an entry. */
  readonly moods: readonly (number | null)[];
  readonly habits: readonly HabitDays[];
}

/** A difference in mood between days with and without a habit. It says nothing of a cause. */
export interface HabitMoodFinding {
  readonly habitId: number;
  /** Mean mood of the days with the habit minus that of the days without. */
  readonly difference: number;
  readonly daysWith: number;
  readonly daysWithout: number;
}

/** The fewest days on either side that are compared. */
export const HABIT_MOOD_MIN_DAYS = 10;

/** The significance level, over all habits tested together. */
export const HABIT_MOOD_SIGNIFICANCE = 0.05;

/** The number of permutations for a habit. */
export const HABIT_MOOD_PERMUTATIONS = 5000;

/** Number of days up to today that are compared. */
export const HABIT_MOOD_WINDOW = 365;

/**
 * The habits on whose days mood differs by more than chance makes likely: a two-sided permutation
 * test, with Holm's correction over the habits tested
 * (https://en.wikipedia.org/wiki/Holm%E2%80%93Bonferroni_method).
 *
 * Moods of neighbouring days are correlated, and so are habits, so a permutation of the moods
 * themselves would find too much. The test permutes the residuals of a lag-1 regression instead.
 *
 * @param seed - the same seed gives the same findings.
 */
export function findHabitMoods(days: MoodDays, seed: number): HabitMoodFinding[] {
  const residuals = lagOneResiduals(days.moods);
  const tested = days.habits
    .map((habit) => compare(habit, days.moods, residuals))
    .filter(isComparable)
    .map((comparison) => {
      const random = seededRandom(seed ^ (comparison.habitId * 0x9e3779b1));
      return { ...comparison, p: permutationP(comparison, random) };
    })
    .toSorted((one, other) => one.p - other.p);

  const firstAccepted = tested.findIndex(
    ({ p }, rank) => p >= HABIT_MOOD_SIGNIFICANCE / (tested.length - rank),
  );
  return tested
    .slice(0, firstAccepted === -1 ? tested.length : firstAccepted)
    .map(({ habitId, difference, withHabit, without }) => ({
      habitId,
      difference,
      daysWith: withHabit.length,
      daysWithout: without.length,
    }));
}

/**
 * Number of days with an entry that the first comparison still needs at least; 0 as soon as one
 * habit can be tested.
 */
export function habitMoodDaysMissing({ moods, habits }: MoodDays): number {
  const residuals = lagOneResiduals(moods);
  // A first entry, or one after a gap, has no day before it and so no residual.
  const opening = moods.at(-1) == null && moods.at(-2) == null ? 1 : 0;
  const missing = habits.map((habit) => {
    const { withHabit, without } = compare(habit, moods, residuals);
    const short = daysShort(withHabit) + daysShort(without);
    return short === 0 ? 0 : short + opening;
  });
  return Math.min(2 * HABIT_MOOD_MIN_DAYS + opening, ...missing);
}

interface Comparison {
  readonly habitId: number;
  readonly difference: number;
  /** The residuals of mood on the days with the habit, and on those without. */
  readonly withHabit: readonly number[];
  readonly without: readonly number[];
}

function compare(
  { id, done }: HabitDays,
  moods: MoodDays['moods'],
  residuals: readonly (number | null)[],
): Comparison {
  const sides = { with: new Side(), without: new Side() };
  for (const [day, residual] of residuals.entries()) {
    const mood = moods[day];
    const side = done[day];
    if (residual === null || mood == null || side == null) continue;
    sides[side ? 'with' : 'without'].add(mood, residual);
  }
  return {
    habitId: id,
    difference: sides.with.mean() - sides.without.mean(),
    withHabit: sides.with.residuals,
    without: sides.without.residuals,
  };
}

class Side {
  readonly residuals: number[] = [];
  #sum = 0;

  add(mood: number, residual: number) {
    this.#sum += mood;
    this.residuals.push(residual);
  }

  mean(): number {
    return this.#sum / this.residuals.length;
  }
}

function isComparable({ withHabit, without }: Comparison): boolean {
  return daysShort(withHabit) + daysShort(without) === 0;
}

function daysShort(side: readonly unknown[]): number {
  return Math.max(0, HABIT_MOOD_MIN_DAYS - side.length);
}

/** Residuals of a lag-1 regression of mood; null where a day or the one before has no mood. */
function lagOneResiduals(moods: MoodDays['moods']): (number | null)[] {
  const pairs = moods.flatMap((mood, day) => {
    const before = moods[day - 1];
    return mood == null || before == null ? [] : [{ before, mood }];
  });
  const meanBefore = mean(pairs.map(({ before }) => before));
  const meanMood = mean(pairs.map(({ mood }) => mood));
  let covariance = 0;
  let variance = 0;
  for (const { before, mood } of pairs) {
    covariance += (before - meanBefore) * (mood - meanMood);
    variance += (before - meanBefore) ** 2;
  }
  const slope = variance === 0 ? 0 : covariance / variance;
  return moods.map((mood, day) => {
    const before = moods[day - 1];
    return mood == null || before == null ? null : mood - meanMood - slope * (before - meanBefore);
  });
}

/** The p-value: the share of permutations that set the sides at least as far apart as they are. */
function permutationP({ withHabit, without }: Comparison, random: Random): number {
  const [few, many] =
    withHabit.length < without.length ? [withHabit, without] : [without, withHabit];
  const values = Float64Array.from([...few, ...many]);
  const expected = (mean([...values]) || 0) * few.length;
  const actual = Math.abs(sum(few) - expected);
  // Floating-point sums of the same values differ slightly with their order.
  const atLeast = actual - 1e-9;

  let asExtreme = 1;
  for (let round = 0; round < HABIT_MOOD_PERMUTATIONS; round += 1) {
    let total = 0;
    for (let drawn = 0; drawn < few.length; drawn += 1) {
      const other = drawn + Math.floor(random() * (values.length - drawn));
      const value = values[other] ?? 0;
      values[other] = values[drawn] ?? 0;
      values[drawn] = value;
      total += value;
    }
    if (Math.abs(total - expected) >= atLeast) asExtreme += 1;
  }
  return asExtreme / (HABIT_MOOD_PERMUTATIONS + 1);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
