/** The highest id of a habit: far more than anybody has, and far less than a number can count. */
const HABIT_ID_MAX = 1_000_000_000;

/** True if a value can be the id of a habit. */
export function isHabitId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= HABIT_ID_MAX;
}

/** Number of ids that stay free below another habit that is far above. */
const ROOM = 1_000_000;

/**
 * The id after which the next ones are free: the highest, or where a file has brought one so high that
 * none could follow, the highest below that.
 */
export function lastHabitId(ids: Iterable<number>): number {
  const inOrder = [0, ...ids].toSorted((one, other) => one - other);
  const last = inOrder.findLast((id, index) => (inOrder[index + 1] ?? HABIT_ID_MAX) - id > ROOM);
  return last ?? inOrder.at(-1) ?? 0;
}
