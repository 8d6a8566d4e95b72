import type { Day } from '../../days/day';
import { dayIn } from '../../days/month';
import type { JournalRecords } from '../../progress/records';

/** How many entries 'Recent Entries' lists. */
export const RECENT_ENTRIES = 7;

/** More of them than are listed: where some are removed, the notes of those that follow are known. */
const ENTRIES_KNOWN = 16;

/** The days of the latest moods, the latest first. */
export function latestEntryDays(
  months: JournalRecords['months'],
  count: number = ENTRIES_KNOWN,
): Day[] {
  const days: Day[] = [];
  for (const [month, { moods }] of [...months].toReversed()) {
    for (let index = moods.length - 1; index >= 0; index -= 1) {
      if (moods[index] == null) continue;
      if (days.length === count) return days;
      days.push(dayIn(month, index));
    }
  }
  return days;
}
