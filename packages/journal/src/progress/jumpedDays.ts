import { addDays, type Day } from '../days/day';
import { dayIn, type Month } from '../days/month';
import type { JournalRecords } from './records';

/** A date was left out where clocks went ahead by this much over two days. */
const JUMP_MIN_MINUTES = 12 * 60;

/**
 * Dates that a traveller did not live, as on a flight from Los Angeles to Auckland: those between
 * two days with records made on them, where clocks went ahead by half a day or more in between.
 */
export function jumpedDays({ months }: Pick<JournalRecords, 'months'>): Set<Day> {
  const jumped = new Set<Day>();
  let before: { readonly month: Month; readonly index: number; readonly offset: number } | null =
    null;
  for (const [month, { offsets: ofDays }] of months) {
    for (const [index, offsets] of ofDays.entries()) {
      if (offsets === null) continue;
      if (before && offsets.first - before.offset >= JUMP_MIN_MINUTES) {
        const between = addDays(dayIn(before.month, before.index), 1);
        if (addDays(between, 1) === dayIn(month, index)) jumped.add(between);
      }
      before = { month, index, offset: offsets.last };
    }
  }
  return jumped;
}
