/** A range of days, both ends included, as 'YYYY-MM-DD'. */
export interface MonthCalendarRange {
  /** The first day. */
  start: string;
  /** The last day, not before `start`. */
  end: string;
}

/** How a day belongs to what is selected: it is the one day, an end of a range, or between its ends. */
export type MonthCalendarPart = 'day' | 'start' | 'between' | 'end';

/** The range between two days, in whichever order they were selected. */
export function rangeOf(one: string, other: string): MonthCalendarRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}

/** How a day belongs to a range, or undefined if it does not. */
export function partOf(
  day: string,
  range: MonthCalendarRange | null,
): MonthCalendarPart | undefined {
  if (!range || day < range.start || day > range.end) return undefined;
  if (range.start === range.end) return 'day';
  return day === range.start ? 'start' : day === range.end ? 'end' : 'between';
}
