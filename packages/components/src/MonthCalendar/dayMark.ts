/** The state of a day: the number of a mood, or a habit that was done, skipped or not due, or its limit exceeded. */
export type MonthCalendarValue = number | 'done' | 'skipped' | 'rest' | 'exceeded';

/** The mark of a day in a `MonthCalendar`. */
export interface MonthCalendarMark {
  /** The state of the day, which decides its drawing; without it, the day looks like one without a mark. */
  value?: MonthCalendarValue | undefined;
  /** The state in words: 'Good', 'done'. A screen reader announces it after the date. */
  label: string;
  /**
   * Adds a dot beside the number: something was written about the day. Say it in `label` as well.
   *
   * @defaultValue false
   */
  noted?: boolean | undefined;
}
