import type { Day } from '@daybow/journal';

/**
 * Puts days into words. In UTC, where every day has a noon: a formatter keeps the zone that it was
 * made in, and people travel while a page is open.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return {
    of: (day: Day) => format.format(dateOf(day)),
    /** From a day to a later one: '9 – 15 November'. */
    between: (first: Day, last: Day) => format.formatRange(dateOf(first), dateOf(last)),
  };
}

/** Whether a day, without its year, would be taken for one of this year. */
export function isOfOtherYear(day: Day, today: Day): boolean {
  return day.slice(0, 4) !== today.slice(0, 4);
}

function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}
