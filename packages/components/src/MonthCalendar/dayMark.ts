/** How a day went: the number of a mood, or a habit that was done, skipped or not due. */
export type MonthCalendarValue = number | 'done' | 'skipped' | 'rest';

/** What is known of a day. */
export interface MonthCalendarMark {
  /** How the day went, which decides how it is drawn. */
  value: MonthCalendarValue;
  /** The same in words: 'Good', 'done'. A screen reader announces it after the date. */
  label: string;
}
