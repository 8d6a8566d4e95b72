import type { Day } from '../days/day';

/** Counts of the records of a journal, or of a copy of one. */
export interface JournalContents {
  /** Number of habits, deleted ones left out. */
  readonly habits: number;
  readonly ticks: number;
  readonly skips: number;
  readonly moods: number;
  readonly notes: number;
  /** Number of labels, without those that were deleted or merged into others. */
  readonly labels: number;
  /** Number of scales, counted as labels are. */
  readonly scales: number;
  /** Number of a person's own names of moods, counted as labels are. */
  readonly moodNames: number;
  /** The first and the last day with a record; null without any. */
  readonly first: Day | null;
  readonly last: Day | null;
  /** Number of rows that could not be read. They are kept. */
  readonly unreadable: number;
}
