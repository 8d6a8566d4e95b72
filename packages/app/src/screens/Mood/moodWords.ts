import { dayLabel, type Day } from '@daybow/journal';

/** A day within a sentence: 'today', 'yesterday', 'Thursday, 19 November'. */
export function dayWords(day: Day, today: Day): string {
  const label = dayLabel(day, today);
  return label === 'Today' || label === 'Yesterday' ? label.toLowerCase() : label;
}
