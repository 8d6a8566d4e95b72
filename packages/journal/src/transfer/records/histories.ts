import type { Day } from '../../days/day';
import type { History } from '../../habits/habitHistory';
import { EARLIEST_DAY } from './dates/checkedDay';

/** The history of what has always been in force. */
export function always<T>(value: T): History<T> {
  return [{ from: EARLIEST_DAY, value }];
}

/** The part of a history that matters from a day on; its first step begins on that day. */
export function historySince<T>(history: History<T>, first: Day): History<T> {
  const inForce = Math.max(
    0,
    history.findLastIndex(({ from }) => from <= first),
  );
  return history
    .slice(inForce)
    .map((step, index) => (index === 0 ? { ...step, from: first } : step));
}
