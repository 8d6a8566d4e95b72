import { type Day, daysBetween } from './day';

// In UTC: a formatter keeps the zone that it was made in, and people travel.
const timeZone = 'UTC';

const THIS_YEAR = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});
const OTHER_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});

/** A day in words: 'Today', 'Yesterday', '2 days ago', then its date. */
export function dayLabel(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago >= 0 && ago <= 2) return ['Today', 'Yesterday', '2 days ago'][ago] ?? '';
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? THIS_YEAR : OTHER_YEAR).format(new Date(`${day}T12:00:00Z`));
}
