import { addDays } from '../days/day';
import type { MoodDays, MoodFactor } from './moodFactors';
import { type Random, seededRandom } from './random';
import { weekdayFactors } from './weekdayFactors';

/** A simulated journal with all its weekdays, which measures how often the test of moods is right. */
export interface SimulatedJournal {
  readonly seed: number;
  readonly days: number;
  /** Number of habits, each done on about half of the days. */
  readonly habits: number;
  /** The shares of days that have each label, from its first use on. */
  readonly labels: readonly number[];
  /** The correlation of each day with the one before, in mood and in factors; 0 to 1. */
  readonly correlation: number;
  /** Difference of mood between days with and without the first label, or the first habit where there are no labels. */
  readonly effect: number;
  /** Difference of mood between Mondays and other days; none unless told. */
  readonly mondays?: number;
}

/** The standard deviation of moods, around 3, before they are rounded to whole steps from 1 to 5. */
const NOISE = 0.8;

/** The first day of each journal. */
const A_MONDAY = '2026-01-05';

/** The shares of days that have each of so many labels, as in real journals: a few common ones and many rare ones. */
export function usualShares(labels: number): number[] {
  return Array.from({ length: labels }, (_, index) => Math.max(0.1, 0.5 / Math.sqrt(index + 1)));
}

export function makeMoodDays({
  seed,
  days,
  habits,
  labels,
  correlation,
  effect,
  mondays = 0,
}: SimulatedJournal): MoodDays {
  const random = seededRandom(seed);
  const labelFactors = labels.map((share, index): MoodFactor => {
    const leaning = autoregression(days, correlation, random);
    const highest = leaning.toSorted((one, other) => other - one);
    const used = leaning.map((value) => value >= (highest[Math.round(share * days) - 1] ?? 0));
    const first = used.indexOf(true);
    const known = used.map((each, day) => (day < first ? null : each));
    return { id: { label: `label ${index}` }, days: known, from: null };
  });
  const habitFactors = Array.from({ length: habits }, (_, index): MoodFactor => {
    const leaning = autoregression(days, correlation, random);
    return { id: { habit: index + 1 }, days: leaning.map((value) => value > 0), from: null };
  });
  const weekdays = weekdayFactors(
    Array.from({ length: days }, (_, index) => addDays(A_MONDAY, index)),
  );
  const factors = [...labelFactors, ...habitFactors, ...weekdays];
  const noise = autoregression(days, correlation, random);
  const moods = noise.map((value, day) => {
    const lift = (factors[0]?.days[day] ? effect / 2 : -effect / 2) + (day % 7 === 0 ? mondays : 0);
    return Math.min(5, Math.max(1, Math.round(3 + NOISE * value + lift)));
  });
  return { moods, factors };
}

/** A stationary AR(1) process: mean 0, variance 1. */
function autoregression(length: number, correlation: number, random: Random): number[] {
  const values: number[] = [];
  let before = normal(random);
  for (let index = 0; index < length; index += 1) {
    values.push(before);
    before = correlation * before + Math.sqrt(1 - correlation ** 2) * normal(random);
  }
  return values;
}

/** A number of the standard normal distribution, by Box and Muller's method. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
