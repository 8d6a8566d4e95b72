import type { Weekday } from '../days/day';
import { mean, sum } from '../progress/mean';
import { type Random, seededRandom } from './random';

/** The habit of an id, the label or scale of a uid, or a weekday. */
export type MoodFactorId =
  { readonly habit: number } | { readonly label: string } | { readonly weekday: Weekday };

/** A habit, a label, a scale or a weekday beside the moods of the same days. */
export interface MoodFactor {
  readonly id: MoodFactorId;
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

/** A factor that mood differs with. It says nothing of a cause. */
export interface MoodFactorFinding extends Pick<MoodFactor, 'id' | 'from'> {
  /** By day: '+' for one compared as a day with the factor, '-' as one without, '.' for one not compared. */
  readonly sides: string;
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
  const tested = factors
    .map((factor) => compare(factor, residuals))
    .filter(isComparable)
    .map((comparison) => ({ ...comparison, p: permutationP(comparison, seededRandom(seed)) }))
    .toSorted((one, other) => one.p - other.p);

  const firstRefused = tested.findIndex(
    ({ p }, rank) => p >= MOOD_FACTOR_SIGNIFICANCE / (tested.length - rank),
  );
  return tested
    .slice(0, firstRefused === -1 ? tested.length : firstRefused)
    .map(({ factor: { id, from }, sides }) => ({ id, from, sides }));
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
    const { withFactor, without } = compare(factor, residuals);
    // A weekday comes once in seven days, and the days between are days without it.
    const short =
      'weekday' in factor.id
        ? Math.max(daysShort(without), 7 * daysShort(withFactor) - 6)
        : daysShort(withFactor) + daysShort(without);
    return short === 0 ? 0 : short + opening;
  });
  return Math.min(2 * MOOD_FACTOR_MIN_DAYS + opening, ...missing);
}

interface Comparison {
  readonly factor: MoodFactor;
  readonly sides: MoodFactorFinding['sides'];
  /** The residuals of mood on the days with the factor, and on those without. */
  readonly withFactor: readonly number[];
  readonly without: readonly number[];
}

function compare(factor: MoodFactor, residuals: readonly (number | null)[]): Comparison {
  const withFactor: number[] = [];
  const without: number[] = [];
  const sides = residuals.map((residual, day) => {
    const side = factor.days[day];
    if (residual === null || side == null) return '.';
    (side ? withFactor : without).push(residual);
    return side ? '+' : '-';
  });
  return { factor, sides: sides.join(''), withFactor, without };
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
