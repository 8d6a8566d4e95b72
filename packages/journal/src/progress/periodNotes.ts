import { addDays } from '../days/day';
import type { Period } from '../days/period';

/** The days by which a week can be off since weeks begin on another weekday, the nearest first. */
const NEAR = [0, -1, 1, -2, 2, -3, 3];

/** The period that the note of a period is stored under: of a week it may begin some days earlier or later. */
export function notedPeriod(
  notes: ReadonlyMap<Period, { readonly note: string }>,
  period: Period,
): Period {
  const isWeek = period.length === 10;
  const near = isWeek ? NEAR.map((days) => addDays(period, days)) : [period];
  return near.find((each) => notes.get(each)?.note) ?? period;
}
