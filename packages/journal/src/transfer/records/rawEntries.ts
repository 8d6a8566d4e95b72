import type { Day } from '../../days/day';
import type { MoodValue } from '../../moods/mood';
import type { RawLabel } from './labelTexts';

/** The place of a record in a file. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
  /** The row or record that it lies in; without it, the place itself stands for one. */
  readonly part?: object;
}

/** An entry as a file has it; a day may have several. */
export interface RawEntry {
  readonly day: Day;
  /** A word is a mood of a person's own, or one that an app brings along. */
  readonly mood: MoodValue | string | null;
  /** Labels and scales, and names of the mood besides its word. */
  readonly labels: readonly RawLabel[];
  readonly note: string;
  /** The time on the clock, 'HH:MM'; null where the file does not tell. */
  readonly time: string | null;
  /** The order within its day, where times do not tell. */
  readonly order: number;
  readonly place: Place;
}

/** The entries of a day by their times, or by `order` where the time of one is not known. */
export function inOrder(raw: readonly RawEntry[]): RawEntry[] {
  const hasTimes = raw.every(({ time }) => time !== null);
  const timeOf = ({ time }: RawEntry) => (hasTimes && time) || '';
  return raw.toSorted(
    (one, other) => timeOf(one).localeCompare(timeOf(other), 'en') || one.order - other.order,
  );
}

/** Notes one after the other, none of them twice. */
export function joinNotes(notes: readonly string[]): string {
  const texts = notes.map((note) => note.trim()).filter((note) => note !== '');
  return [...new Set(texts)].join('\n\n');
}
