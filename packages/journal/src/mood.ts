import { countCharacters } from './characters';

/** How a day felt, from 1, terrible, to 5, great. */
export type MoodValue = 1 | 2 | 3 | 4 | 5;

/** One of the moods that a person can pick. */
export interface MoodOption {
  readonly value: MoodValue;
  readonly label: string;
  readonly emoji: string;
}

/** What the mood form holds when it is saved. */
export interface MoodDraft {
  mood: MoodValue;
  /** As typed; empty when nothing was written. */
  note: string;
}

/** A line of the list of recent entries, ready to be shown. */
export interface RecentEntry {
  readonly id: number | string;
  /** The day in words, such as 'Yesterday'. */
  readonly dateLabel: string;
  readonly mood: MoodOption;
  /** As typed; empty when nothing was written. */
  readonly note: string;
}

/** The lowest and the highest mood value: the ends of a mood axis. */
export const MOOD_RANGE = [1, 5] as const;

/** All moods in the order in which they are offered, the best first. */
export const MOOD_OPTIONS: readonly MoodOption[] = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 4, label: 'Good', emoji: '🙂' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 2, label: 'Bad', emoji: '🙁' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

/** The longest note, in characters as people count them. */
export const NOTE_MAX_LENGTH = 5000;

/** How many more characters a note may have, as people count them; negative when it has too many. */
export function noteLengthLeft(note: string): number {
  return NOTE_MAX_LENGTH - countCharacters(note);
}

/**
 * The mood of a value.
 *
 * @throws RangeError for a value that is no mood.
 */
export function moodOption(value: MoodValue): MoodOption {
  const option = MOOD_OPTIONS.find((candidate) => candidate.value === value);
  if (option === undefined) {
    throw new RangeError(`There is no mood ${String(value)}. Moods are whole numbers from 1 to 5.`);
  }
  return option;
}
