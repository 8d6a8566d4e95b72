/**
 * The state of a day: the number of a mood, also one between two moods, or a habit that was done, skipped or not due, or
 * its limit exceeded; 'none' is a day of which nothing was asked, as before the first record.
 */
export type MonthCalendarValue = number | 'done' | 'skipped' | 'rest' | 'exceeded' | 'none';

/** The mark of a day in a `MonthCalendar`. */
export interface MonthCalendarMark {
  /** The state of the day, which decides its drawing; without it, the day looks like one without a mark. */
  value?: MonthCalendarValue | undefined;
  /** The state in words: 'Good', 'done'. A screen reader announces it after the date. */
  label: string;
  /**
   * How much of the day's goal is reached, in percent, while it is not done: the day is filled so far from below.
   *
   * @defaultValue 0
   */
  share?: number | undefined;
  /**
   * Adds a dot beside the line under the number: something was written about the day. Say it in `label` as well.
   *
   * @defaultValue false
   */
  noted?: boolean | undefined;
}
