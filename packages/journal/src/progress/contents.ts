import type { Day } from '../days/day';

/** What a journal, or a copy of one, adds up to. */
export interface JournalContents {
  /** Deleted ones left out. */
  readonly habits: number;
  readonly ticks: number;
  readonly skips: number;
  readonly moods: number;
  readonly notes: number;
  /** The first and the last day with a record; null without any. */
  readonly first: Day | null;
  readonly last: Day | null;
  /** Rows that could not be read. They are kept. */
  readonly unreadable: number;
}
