import { type Day, weekdayOf, WEEKDAYS } from '../days/day';
import type { MoodFactor } from './moodFactors';

/** The weekdays on consecutive days: each is with its own days, and without on all other ones. */
export function weekdayFactors(days: readonly Day[]): MoodFactor[] {
  const weekdays = days.map(weekdayOf);
  return WEEKDAYS.map((weekday) => ({
    id: { weekday },
    days: weekdays.map((each) => each === weekday),
    from: null,
  }));
}
