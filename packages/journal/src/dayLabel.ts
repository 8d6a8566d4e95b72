import { type Day, daysBetween, toLocalDate } from './day';

const THIS_YEAR = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const OTHER_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A day in words: 'Today', 'Yesterday', '2 days ago', then its date. */
export function dayLabel(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago >= 0 && ago <= 2) return ['Today', 'Yesterday', '2 days ago'][ago] ?? '';
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? THIS_YEAR : OTHER_YEAR).format(toLocalDate(day));
}
