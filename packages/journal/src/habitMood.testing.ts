import type { MoodDays } from './habitMood';
import { type Random, seededRandom } from './random';

/** A made-up journal, for the proof that what is said of habits and moods is borne out. */
export interface MadeUpJournal {
  readonly seed: number;
  readonly days: number;
  readonly habits: number;
  /** How much each day resembles the one before, in mood and in habits; 0 to 1. */
  readonly likeness: number;
  /** By how much the first habit lifts the mood of its days. */
  readonly effect: number;
}

/** Moods are a middling 3 with a noise of 0.8, in whole steps from 1 to 5. */
const NOISE = 0.8;

export function makeMoodDays({ seed, days, habits, likeness, effect }: MadeUpJournal): MoodDays {
  const random = seededRandom(seed);
  const habitDays = Array.from({ length: habits }, (_, index) => {
    const leaning = chain(days, likeness, random);
    return { id: index + 1, done: leaning.map((value) => value > 0) };
  });
  const noise = chain(days, likeness, random);
  const moods = noise.map((value, day) => {
    const lift = habitDays[0]?.done[day] ? effect / 2 : -effect / 2;
    return Math.min(5, Math.max(1, Math.round(3 + NOISE * value + lift)));
  });
  return { moods, habits: habitDays };
}

/** Values around 0 with a spread of 1, each leaning towards the one before. */
function chain(length: number, likeness: number, random: Random): number[] {
  const values: number[] = [];
  let before = normal(random);
  for (let index = 0; index < length; index += 1) {
    values.push(before);
    before = likeness * before + Math.sqrt(1 - likeness ** 2) * normal(random);
  }
  return values;
}

/** A number of the standard normal distribution, by Box and Muller's method. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
