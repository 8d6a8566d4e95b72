/** How a day went: the number of a mood, or a habit that was done, skipped or not due. */
export type MonthCalendarValue = number | 'done' | 'skipped' | 'rest';

/** What is known of a day. */
export interface MonthCalendarMark {
  /** How the day went, which decides how it is drawn; without it, as a day without a mark. */
  value?: MonthCalendarValue | undefined;
  /** The same in words: 'Good', 'done'. A screen reader announces it after the date. */
  label: string;
  /**
   * Whether something was written about the day: a dot beside its number. Say it in `label` as well.
   *
   * @defaultValue false
   */
  noted?: boolean;
}
