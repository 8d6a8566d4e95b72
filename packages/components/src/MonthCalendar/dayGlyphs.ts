/** How a day went: a mood from 1 to 5, or a habit that was done, skipped, or not asked for. */
export type MonthCalendarValue = 1 | 2 | 3 | 4 | 5 | 'done' | 'skipped' | 'rest';

/** The line under a day's number, in a box of 16 by 6: mouths, a check, a pause, a dash. */
export const DAY_GLYPHS: Readonly<Record<MonthCalendarValue, string>> = {
  1: 'M1.5 6Q8 -3 14.5 6',
  2: 'M2 5Q8 .5 14 5',
  3: 'M2.5 3H13.5',
  4: 'M2 1Q8 5.5 14 1',
  5: 'M1.5 0Q8 9 14.5 0',
  done: 'M4 3 7 6 12 .5',
  skipped: 'M6 .5V5.5M10 .5V5.5',
  rest: 'M5.5 3H10.5',
};
