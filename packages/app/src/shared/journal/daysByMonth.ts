import { type EntryDay, type Month, monthOf } from '@daybow/journal';

/** The days of entries by their months, both in the order of the days. */
export function daysByMonth(days: readonly EntryDay[]): ReadonlyMap<Month, readonly EntryDay[]> {
  const months = new Map<Month, EntryDay[]>();
  for (const day of days) {
    const month = monthOf(day.day);
    const known = months.get(month);
    if (known) known.push(day);
    else months.set(month, [day]);
  }
  return months;
}
