import { addDays, checkSupportedDay, type Day } from '../days/day';

/** A span of days on which nothing is due; open-ended for null. */
export interface Pause {
  readonly from: Day;
  readonly to: Day | null;
}

/**
 * The pauses that have any day, the earliest first.
 *
 * @throws RangeError for a text that names no day, or one before 1900.
 */
export function checkPauses(pauses: readonly Pause[]): readonly Pause[] {
  return pauses
    .map(({ from, to }) => ({ from: checkSupportedDay(from), to: to && checkSupportedDay(to) }))
    .filter(({ from, to }) => to === null || from <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** True if a day lies in any of the pauses. */
export function isPaused(pauses: readonly Pause[], day: Day): boolean {
  return pauses.some(({ from, to }) => from <= day && (to === null || day <= to));
}

/** True if a pause lies before a day. */
export function isPauseOver({ to }: Pause, day: Day): boolean {
  return to !== null && to < day;
}

/** Ends one of the pauses the day before, so that the day is due again; removes it if it had no day. */
export function endPause(pauses: readonly Pause[], ended: Pause, day: Day): readonly Pause[] {
  return pauses.flatMap((pause) => {
    if (!isSame(pause, ended)) return [pause];
    return pause.from < day ? [{ ...pause, to: addDays(day, -1) }] : [];
  });
}

/** Removes one of the pauses, as if it had never been: all its days are due again. */
export function removePause(pauses: readonly Pause[], removed: Pause): readonly Pause[] {
  return pauses.filter((pause) => !isSame(pause, removed));
}

function isSame(one: Pause, other: Pause): boolean {
  return one.from === other.from && one.to === other.to;
}
