import type { Day } from '../days/day';
import { isLongerThan } from '../text/characters';
import { newUid } from '../uid';

/** One of the moods that a person can pick. */
export interface MoodOption {
  readonly value: MoodValue;
  readonly emoji: string;
}

// The only list of moods. Their values are whole numbers from 1 on, without a gap.
const MOODS = [
  { value: 5, emoji: '😄' },
  { value: 4, emoji: '🙂' },
  { value: 3, emoji: '😐' },
  { value: 2, emoji: '🙁' },
  { value: 1, emoji: '😢' },
] as const;

/** A mood from 1, terrible, to 5, great. */
export type MoodValue = (typeof MOODS)[number]['value'];

/** All moods in the order in which they are offered, the best first. */
export const MOOD_OPTIONS: readonly MoodOption[] = MOODS;

/** An id for a new entry of a day, which no other device gives. Those of one minute are in the order in which they began. */
export function newEntryId(day: Day): string {
  return `${day} ${Date.now().toString(36)}-${newUid()}`;
}

/** The day of an entry: its id begins with it, and on that of the only one of a day nothing follows. */
export function dayOfEntry(id: string): Day {
  return id.slice(0, 10);
}

/** The labels of an entry by their uids: 1 for one that is there, and for a scale its value. */
export type EntryLabels = Readonly<Record<string, number>>;

/** The content of an entry; a mood of null is no entry. */
export interface Entry {
  readonly mood: MoodValue | null;
  readonly note: string;
  /** The time on the clock, 'HH:MM', or a part of the day; null where it is not known. */
  readonly time: string | null;
  /** None where they are left out. */
  readonly labels?: EntryLabels | undefined;
}

/** The content of what is no entry. */
export const NO_ENTRY: Entry = { mood: null, note: '', time: null };

/** The content of the mood form when it is saved. */
export interface MoodDraft {
  mood: MoodValue;
  /** The note as typed; empty when nothing was written. */
  note: string;
}

/** The content of an entry, to be saved. */
export interface EntryContent extends MoodDraft {
  /** The time on the clock, 'HH:MM', or a part of the day; null for none. */
  time?: string | null | undefined;
  /** All labels that the entry shows: see `JournalEntry`. */
  labels?: EntryLabels | undefined;
}

/** A line of the list of recent entries. */
export interface RecentEntry {
  readonly id: number | string;
  /** Number of days before today on which it was made: 0 is today. */
  readonly daysAgo: number;
  readonly mood: MoodOption;
  /** The note as typed; empty when nothing was written. */
  readonly note: string;
}

const values = MOODS.map(({ value }) => value);

/** The lowest and the highest mood value: the ends of a mood axis. */
export const MOOD_RANGE = [Math.min(...values), Math.max(...values)] as const;

/** The longest note, in characters as people count them. */
export const NOTE_MAX_LENGTH = 5000;

/** True if a note has more than {@link NOTE_MAX_LENGTH} characters. */
export function isNoteTooLong(note: string): boolean {
  return isLongerThan(note, NOTE_MAX_LENGTH);
}

/** True if a value of any kind is that of a mood. */
export function isMoodValue(value: unknown): value is MoodValue {
  return values.some((each) => each === value);
}

/**
 * The mood of a value.
 *
 * @throws RangeError for a value that is no mood.
 */
export function moodOption(value: MoodValue): MoodOption {
  const option = MOOD_OPTIONS.find((candidate) => candidate.value === value);
  if (option === undefined) {
    const [lowest, highest] = MOOD_RANGE;
    throw new RangeError(
      `There is no mood ${String(value)}. Moods are whole numbers from ${lowest} to ${highest}.`,
    );
  }
  return option;
}
