import { isMoodValue, type MoodValue } from '../../moods/mood';
import { asciiDigits } from './asciiDigits';
import type { MoodScale, Question } from './questions';

/** The scale of our five moods. */
const FIVE: MoodScale = { low: 1, high: 5, best: 'high' };
/** Scales that people use, the first that holds all numbers is guessed. */
const USUAL: readonly (readonly [low: number, high: number])[] = [
  [1, 5],
  [-1, 1],
  [-2, 2],
  [0, 5],
  [1, 10],
  [0, 10],
  [-5, 5],
  [-10, 10],
  [1, 100],
  [0, 100],
  [-100, 100],
];

/** A number, alone or of so many, as in '7/10'. */
const RATING = /^([-+]?\d+(?:[.,]\d+)?)(?: ?\/ ?(\d+))?$/;
const RANGE = /(-?\d+) ?(?:-|–|—|to|bis|à|a|\.\.\.?|…) ?\+?(\d+)/;
/** Both ends with their meanings, as in '1 = best / 6 = worst'. */
const ENDS = /(-?\d+) ?[=:].*?(-?\d+) ?[=:]/;
const OUT_OF = /\/ ?(\d+)/;
const LOW_IS_BEST =
  /\b[01] ?[=:] ?(very |sehr |am )?(best|good|great|excellent|happy|gut|super|toll|bon|bien|bueno)|(low|small)(er|est)? (is|=) (good|better|best)/;

/** Reads the moods of a column, all of them on one scale. */
export interface MoodReader {
  /** The question for the scale, where numbers are not our five moods. */
  readonly question: Question | null;
  /** The mood of a cell; a word as it is; null for none, and for a number beyond the scale. */
  readonly mood: (text: string) => MoodValue | string | null;
}

/**
 * Makes the reader of the moods in a column.
 *
 * @param heading - the name of the column, which may tell the scale, as in 'Mood (1-10)'.
 */
export function readMoods(
  texts: readonly string[],
  heading: string,
  answer?: MoodScale,
): MoodReader {
  const ratings = texts.flatMap((text) => ratingIn(text) ?? []);
  const numbers = ratings.map(({ value }) => value);
  const [lowest, highest] = [smallest(numbers), -smallest(numbers.map((value) => -value))];
  const ends = ratings.map(({ value, of }) => Math.max(value, of));
  const guess = guessScale(heading.toLowerCase(), lowest, -smallest(ends.map((end) => -end)));
  const isOurs = numbers.every(isMoodValue) && guess.high === 5 && guess.best === 'high';
  if (numbers.length === 0 || isOurs) return { question: null, mood: (text) => on(FIVE, text) };
  const scale = answer ?? guess;
  return {
    question: { kind: 'mood-scale', count: numbers.length, lowest, highest, guess },
    mood: (text) => on(scale, text),
  };
}

/**
 * The mood of a number on a scale: the nearest of five that divide it evenly. Halfway between two it is the one nearer to
 * the middle. Null beyond the scale.
 */
export function moodOnScale(value: number, { low, high, best }: MoodScale): MoodValue | null {
  if (!(low < high) || value < low || value > high) return null;
  const share = (value - low) / (high - low);
  // From -2 for the worst mood to 2 for the best.
  const level = (best === 'high' ? share : 1 - share) * 4 - 2;
  const nearest = Math.sign(level) * Math.ceil(Math.abs(level) - 0.5);
  return (nearest + 3) as MoodValue;
}

function on(scale: MoodScale, text: string): MoodValue | string | null {
  const rating = ratingIn(text);
  if (rating === null) return text === '' ? null : text;
  return moodOnScale(rating.value, scale);
}

/** The number of a cell, and the number that it is out of: 0 where it does not say. */
function ratingIn(text: string): { readonly value: number; readonly of: number } | null {
  const plain = asciiDigits(text).trim().replace('−', '-').replace(',', '.');
  const [, value, of = '0'] = RATING.exec(plain) ?? [];
  return value === undefined ? null : { value: Number(value), of: Number(of) };
}

/** The scale that a heading tells, or else the smallest usual one that holds all numbers. */
function guessScale(heading: string, lowest: number, highest: number): MoodScale {
  const best = LOW_IS_BEST.test(heading) ? 'low' : 'high';
  const ends = RANGE.exec(heading) ?? ENDS.exec(heading) ?? [];
  const [, from, to = OUT_OF.exec(heading)?.[1]] = ends;
  const told = [Number(from ?? Math.min(lowest, 1)), Number(to)] as const;
  const holds = ([low, high]: readonly [number, number]) =>
    low < high && low <= lowest && high >= highest;
  const [low, high] = [told, ...USUAL].find(holds) ?? [Math.min(lowest, 1), highest];
  return { low, high, best };
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, each) => Math.min(least, each), Infinity);
}
