import type { MoodDays } from './habitMood';
import { type Random, seededRandom } from './random';

/** A simulated journal, which measures how often the test of habits and moods is right. */
export interface SimulatedJournal {
  readonly seed: number;
  readonly days: number;
  readonly habits: number;
  /** The correlation of each day with the one before, in mood and in habits; 0 to 1. */
  readonly correlation: number;
  /** Difference of mood between days with and without the first habit. */
  readonly effect: number;
}

/** The standard deviation of moods, around 3, before they are rounded to whole steps from 1 to 5. */
const NOISE = 0.8;

export function makeMoodDays({
  seed,
  days,
  habits,
  correlation,
  effect,
}: SimulatedJournal): MoodDays {
  const random = seededRandom(seed);
  const habitDays = Array.from({ length: habits }, (_, index) => {
    const leaning = autoregression(days, correlation, random);
    return { id: index + 1, done: leaning.map((value) => value > 0) };
  });
  const noise = autoregression(days, correlation, random);
  const moods = noise.map((value, day) => {
    const lift = habitDays[0]?.done[day] ? effect / 2 : -effect / 2;
    return Math.min(5, Math.max(1, Math.round(3 + NOISE * value + lift)));
  });
  return { moods, habits: habitDays };
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
