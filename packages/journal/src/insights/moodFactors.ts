import { mean, sum } from '../progress/mean';
import { type Random, seededRandom } from './random';

/** A habit, a label or a scale beside the moods of the same days. */
export interface MoodFactor {
  /** The id of a habit, or the uid of a label or a scale. */
  readonly id: number | string;
  /** By day: true with the factor, false without it, null where the day tells neither. */
  readonly days: readonly (boolean | null)[];
  /** The value from which on a day counts as one with more of a scale; null where there is no scale. */
  readonly from: number | null;
}

/** Moods and factors of consecutive days up to today. */
export interface MoodDays {
  /** Moods by day, the mean of its entries; null on a day without an entry. */
  readonly moods: readonly (number | null)[];
  readonly factors: readonly MoodFactor[];
}

/** A difference in mood between days with and without a factor. It says nothing of a cause. */
export interface MoodFactorFinding extends Pick<MoodFactor, 'id' | 'from'> {
  /** Mean mood of the days with the factor minus that of the days without. */
  readonly difference: number;
  readonly daysWith: number;
  readonly daysWithout: number;
  /** All days with a mood, those among them that could not be compared. */
  readonly moodDays: number;
}

/** The fewest days on either side that are compared. */
export const MOOD_FACTOR_MIN_DAYS = 10;

/** The significance level, over all factors tested together. */
export const MOOD_FACTOR_SIGNIFICANCE = 0.05;

/**
 * The number of permutations for a factor. The lowest p-value is one in 5,001, so that the strictest level of Holm's
 * correction can be reached with up to 250 factors.
 */
export const MOOD_FACTOR_PERMUTATIONS = 5000;

/** Number of days up to today that are compared. */
export const MOOD_FACTOR_WINDOW = 365;

/**
 * The factors on whose days mood differs by more than chance makes likely: a two-sided permutation
 * test, with Holm's correction over all factors tested
 * (https://en.wikipedia.org/wiki/Holm%E2%80%93Bonferroni_method).
 *
 * Moods of neighbouring days are correlated, and so are factors, so a permutation of the moods
 * themselves would find too much. The test permutes the residuals of a lag-1 regression instead.
 *
 * @param seed - the same seed gives the same findings, in whatever order the factors are.
 */
export function findMoodFactors({ moods, factors }: MoodDays, seed: number): MoodFactorFinding[] {
  const residuals = lagOneResiduals(moods);
  const moodDays = moods.filter((mood) => mood !== null).length;
  const tested = factors
    .map((factor) => compare(factor, moods, residuals))
    .filter(isComparable)
    .map((comparison) => ({ ...comparison, p: permutationP(comparison, seededRandom(seed)) }))
    .toSorted((one, other) => one.p - other.p);

  const firstRefused = tested.findIndex(
    ({ p }, rank) => p >= MOOD_FACTOR_SIGNIFICANCE / (tested.length - rank),
  );
  return tested
    .slice(0, firstRefused === -1 ? tested.length : firstRefused)
    .map(({ factor: { id, from }, difference, withFactor, without }) => ({
      id,
      from,
      difference,
      daysWith: withFactor.length,
      daysWithout: without.length,
      moodDays,
    }));
}

/**
 * Number of days with an entry that the first comparison still needs at least; 0 as soon as one
 * factor can be tested.
 */
export function moodFactorDaysMissing({ moods, factors }: MoodDays): number {
  const residuals = lagOneResiduals(moods);
  // A first entry, or one after a gap, has no day before it and so no residual.
  const opening = moods.at(-1) == null && moods.at(-2) == null ? 1 : 0;
  const missing = factors.map((factor) => {
    const { withFactor, without } = compare(factor, moods, residuals);
    const short = daysShort(withFactor) + daysShort(without);
    return short === 0 ? 0 : short + opening;
  });
  return Math.min(2 * MOOD_FACTOR_MIN_DAYS + opening, ...missing);
}

interface Comparison {
  readonly factor: MoodFactor;
  readonly difference: number;
  /** The residuals of mood on the days with the factor, and on those without. */
  readonly withFactor: readonly number[];
  readonly without: readonly number[];
}

function compare(
  factor: MoodFactor,
  moods: MoodDays['moods'],
  residuals: readonly (number | null)[],
): Comparison {
  const sides = { with: new Side(), without: new Side() };
  for (const [day, residual] of residuals.entries()) {
    const mood = moods[day];
    const side = factor.days[day];
    if (residual === null || mood == null || side == null) continue;
    sides[side ? 'with' : 'without'].add(mood, residual);
  }
  return {
    factor,
    difference: sides.with.mean() - sides.without.mean(),
    withFactor: sides.with.residuals,
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

function isComparable({ withFactor, without }: Comparison): boolean {
  return daysShort(withFactor) + daysShort(without) === 0;
}

function daysShort(side: readonly unknown[]): number {
  return Math.max(0, MOOD_FACTOR_MIN_DAYS - side.length);
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

/**
 * The p-value: the share of permutations that set the sides at least as far apart as they are. One above the
 * significance level may be too low, and is never accepted.
 */
function permutationP({ withFactor, without }: Comparison, random: Random): number {
  const [few, many] =
    withFactor.length < without.length ? [withFactor, without] : [without, withFactor];
  const values = Float64Array.from([...few, ...many]);
  const expected = (mean([...values]) || 0) * few.length;
  const actual = Math.abs(sum(few) - expected);
  // Floating-point sums of the same values differ slightly with their order.
  const atLeast = actual - 1e-9;

  let asExtreme = 1;
  for (let round = 0; round < MOOD_FACTOR_PERMUTATIONS; round += 1) {
    let total = 0;
    for (let drawn = 0; drawn < few.length; drawn += 1) {
      const other = drawn + Math.floor(random() * (values.length - drawn));
      const value = values[other] ?? 0;
      values[other] = values[drawn] ?? 0;
      values[drawn] = value;
      total += value;
    }
    if (Math.abs(total - expected) >= atLeast) asExtreme += 1;
    // Higher than any level of Holm's correction already: most factors need a few hundred rounds.
    if (asExtreme > MOOD_FACTOR_SIGNIFICANCE * (MOOD_FACTOR_PERMUTATIONS + 1)) break;
  }
  return asExtreme / (MOOD_FACTOR_PERMUTATIONS + 1);
}
