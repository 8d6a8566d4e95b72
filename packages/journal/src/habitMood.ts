import { type Random, seededRandom } from './random';

/** A habit beside the moods of the same days; null where it was not due, or skipped, and not done. */
export interface HabitDays {
  readonly id: number;
  readonly done: readonly (boolean | null)[];
}

/** What is compared: days in a row, without gaps, up to today. */
export interface MoodDays {
  /** Null on a day without an entry. */
  readonly moods: readonly (number | null)[];
  readonly habits: readonly HabitDays[];
}

/** Days with a habit on which mood was another than on days without. It tells of no cause. */
export interface HabitMoodFinding {
  readonly habitId: number;
  /** Mean mood of the days with less that of the days without. */
  readonly difference: number;
  readonly daysWith: number;
  readonly daysWithout: number;
}

/** Fewer days than this on either side are too few to compare. */
export const HABIT_MOOD_MIN_DAYS = 10;

/** What chance alone would produce this often is not told, over all habits tested together. */
export const HABIT_MOOD_SIGNIFICANCE = 0.05;

/** How many times the days are shuffled for a habit. */
export const HABIT_MOOD_PERMUTATIONS = 5000;

/** How far back is looked, in days. */
export const HABIT_MOOD_WINDOW = 365;

/**
 * The habits on whose days mood differs, by more than chance makes likely.
 *
 * Moods of neighbouring days resemble each other, and so do habits, so that plain shuffling finds
 * what isn't there. So what yesterday's mood foretells is taken off first (a regression on the day
 * before), and the rest is shuffled: a permutation test, two-sided, with Holm's correction over the
 * habits tested (https://en.wikipedia.org/wiki/Holm%E2%80%93Bonferroni_method).
 *
 * @param seed - the same seed finds the same.
 */
export function findHabitMoods(days: MoodDays, seed: number): HabitMoodFinding[] {
  const surprises = surprisesOf(days.moods);
  const tested = days.habits
    .map((habit) => compare(habit, days.moods, surprises))
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
 * How many more days a comparison needs at the least, each with an entry: the fewest over the
 * habits; 0 as soon as one habit can be tested.
 */
export function habitMoodDaysMissing({ moods, habits }: MoodDays): number {
  const surprises = surprisesOf(moods);
  // A first entry, and one after a gap, has no day before it to be compared with.
  const opening = moods.at(-1) == null && moods.at(-2) == null ? 1 : 0;
  const missing = habits.map((habit) => {
    const { withHabit, without } = compare(habit, moods, surprises);
    const short = toGo(withHabit) + toGo(without);
    return short === 0 ? 0 : short + opening;
  });
  return Math.min(2 * HABIT_MOOD_MIN_DAYS + opening, ...missing);
}

interface Comparison {
  readonly habitId: number;
  readonly difference: number;
  /** What could not be foretold of the moods of each side's days. */
  readonly withHabit: readonly number[];
  readonly without: readonly number[];
}

function compare(
  { id, done }: HabitDays,
  moods: MoodDays['moods'],
  surprises: readonly (number | null)[],
): Comparison {
  const sides = { with: new Side(), without: new Side() };
  for (const [day, surprise] of surprises.entries()) {
    const mood = moods[day];
    const side = done[day];
    if (surprise === null || mood == null || side == null) continue;
    sides[side ? 'with' : 'without'].add(mood, surprise);
  }
  return {
    habitId: id,
    difference: sides.with.mean() - sides.without.mean(),
    withHabit: sides.with.surprises,
    without: sides.without.surprises,
  };
}

class Side {
  readonly surprises: number[] = [];
  #sum = 0;

  add(mood: number, surprise: number) {
    this.#sum += mood;
    this.surprises.push(surprise);
  }

  mean(): number {
    return this.#sum / this.surprises.length;
  }
}

function isComparable({ withHabit, without }: Comparison): boolean {
  return toGo(withHabit) + toGo(without) === 0;
}

function toGo(side: readonly unknown[]): number {
  return Math.max(0, HABIT_MOOD_MIN_DAYS - side.length);
}

/** Of each mood what the one of the day before did not foretell; null without one of the two. */
function surprisesOf(moods: MoodDays['moods']): (number | null)[] {
  const pairs = moods.flatMap((mood, day) => {
    const before = moods[day - 1];
    return mood == null || before == null ? [] : [{ before, mood }];
  });
  const meanBefore = mean(pairs.map(({ before }) => before));
  const meanMood = mean(pairs.map(({ mood }) => mood));
  let together = 0;
  let spread = 0;
  for (const { before, mood } of pairs) {
    together += (before - meanBefore) * (mood - meanMood);
    spread += (before - meanBefore) ** 2;
  }
  const slope = spread === 0 ? 0 : together / spread;
  return moods.map((mood, day) => {
    const before = moods[day - 1];
    return mood == null || before == null ? null : mood - meanMood - slope * (before - meanBefore);
  });
}

/** How often chance alone sets the sides at least as far apart as they are. */
function permutationP({ withHabit, without }: Comparison, random: Random): number {
  const [few, many] =
    withHabit.length < without.length ? [withHabit, without] : [without, withHabit];
  const values = Float64Array.from([...few, ...many]);
  const expected = (mean([...values]) || 0) * few.length;
  const actual = Math.abs(sum(few) - expected);
  // Sums in another order differ by a hair where they are equal.
  const atLeast = actual - 1e-9;

  let asFar = 1;
  for (let round = 0; round < HABIT_MOOD_PERMUTATIONS; round += 1) {
    let total = 0;
    for (let drawn = 0; drawn < few.length; drawn += 1) {
      const other = drawn + Math.floor(random() * (values.length - drawn));
      const value = values[other] ?? 0;
      values[other] = values[drawn] ?? 0;
      values[drawn] = value;
      total += value;
    }
    if (Math.abs(total - expected) >= atLeast) asFar += 1;
  }
  return asFar / (HABIT_MOOD_PERMUTATIONS + 1);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
