import { daysBetween, type Day } from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords } from '../../shared/words/language';

/** What was done to the entry of a day. */
type EntryChange = 'saved' | 'changed' | 'removed';

/** Says what was done: "Saved yesterday's mood." */
export function entryChangeText(
  change: EntryChange,
  day: Day,
  today: Day,
  words: DeviceWords['mood'],
  format: Format,
): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return words[`${change}Today`];
  if (daysAgo === 1) return words[`${change}Yesterday`];
  return words[`${change}OfDay`]({ day: format.longDay(day, today) });
}
