import { daysBetween, type Day } from '@daybow/journal';
import type { Format } from '../../words/format';
import type { DeviceWords } from '../../words/language';

/** What was done to the mood of a day. */
type MoodChange = 'saved' | 'replaced' | 'removed';

/** Says what was done: 'Saved the mood of yesterday.' */
export function moodChangeText(
  change: MoodChange,
  day: Day,
  today: Day,
  words: DeviceWords['mood'],
  format: Format,
): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return words[`${change}Today`];
  if (daysAgo === 1) return words[`${change}Yesterday`];
  return words[`${change}OfDay`]({ day: format.relativeDay(day, today) });
}
