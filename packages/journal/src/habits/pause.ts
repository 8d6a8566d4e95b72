import { addDays, type Day } from '../days/day';

/** Days on which nothing is due; without an end for null. */
export interface Pause {
  readonly from: Day;
  readonly to: Day | null;
}

/**
 * The pauses that have any day, the earliest first.
 *
 * @throws RangeError for a text that names no day.
 */
export function checkPauses(pauses: readonly Pause[]): readonly Pause[] {
  return pauses
    .map(({ from, to }) => ({ from: addDays(from, 0), to: to && addDays(to, 0) }))
    .filter(({ from, to }) => to === null || from <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Whether a day lies in any of the pauses. */
export function isPaused(pauses: readonly Pause[], day: Day): boolean {
  return pauses.some(({ from, to }) => from <= day && (to === null || day <= to));
}
