import { daysWhere, eachIndex } from '../../days/daySet';
import { dayIn, daysInMonth, type Month } from '../../days/month';
import { isAmount } from '../../habits/goal';
import type { HabitMark } from '../../habits/habit';
import type { MonthMarks } from '../../progress/records';
import { timeWithin } from './fieldStamps';
import type { Stamp } from './stamp';

/** One value for each day of a month, each with the stamp of its last change. */
export interface DayCells {
  /** Values as text: a character a day, {@link NO_VALUE} where there is none. */
  readonly values: string;
  /** Amounts by index, where any day has one; 0 for a day without. */
  readonly amounts?: readonly number[];
  /** Times of the last change by index; 0 is never. */
  readonly at: readonly number[];
  readonly offset: readonly number[];
}

/** The value of a day with an amount, which stands in `amounts`. */
export const AMOUNT = 'a';

export const NO_VALUE = '.';

const DONE = 'd';
const SKIPPED = 's';

/** The characters that a mark is stored as. */
export const MARK_CODES: readonly string[] = [NO_VALUE, DONE, SKIPPED, AMOUNT];

/** A record of a habit on a day: a mark, or an amount. */
export type MarkOrAmount = HabitMark | number;

export function markCode(mark: MarkOrAmount): string {
  if (typeof mark === 'number') return AMOUNT;
  if (mark === 'done') return DONE;
  return mark === 'skipped' ? SKIPPED : NO_VALUE;
}

/** The mark of a day. A character or an amount that this version does not know is no mark. */
export function markAt(cells: DayCells | undefined, index: number): MarkOrAmount {
  const code = cellAt(cells, index);
  if (code === AMOUNT) return amountAt(cells, index) ?? 'empty';
  if (code === DONE) return 'done';
  return code === SKIPPED ? 'skipped' : 'empty';
}

function amountAt(cells: DayCells | undefined, index: number): number | null {
  const amount = cells?.amounts?.[index] ?? 0;
  return isAmount(amount) ? amount : null;
}

/** The marks of a month as sets of days, its amounts, and their times. */
export function marksOf(month: Month, cells: DayCells): MonthMarks {
  const { values, amounts } = cells;
  const marks = {
    done: daysWhere(values, DONE),
    skipped: daysWhere(values, SKIPPED),
    timeOn: (index: number) => timeWithin(dayIn(month, index), stampAt(cells, index)),
  };
  if (amounts === undefined || !values.includes(AMOUNT)) return marks;
  const entries = [...eachIndex(daysWhere(values, AMOUNT))].map(
    (index) => [index, amounts[index] ?? 0] as const,
  );
  return { ...marks, amounts: new Map(entries.filter(([, amount]) => isAmount(amount))) };
}

/** The value of a day. */
export function cellAt(cells: DayCells | undefined, index: number): string {
  return cells?.values[index] ?? NO_VALUE;
}

/**
 * The cells with the value of one day changed. A clock that was set back makes no change older than the
 * last.
 *
 * @param amount - goes with {@link AMOUNT}.
 */
export function withCell(
  cells: DayCells,
  index: number,
  value: string,
  stamp: Stamp,
  amount?: number,
): DayCells {
  const { values, amounts, at, offset } = cells;
  return {
    ...cells,
    values: values.slice(0, index) + value + values.slice(index + 1),
    ...((amounts || amount !== undefined) && {
      amounts: (amounts ?? at.map(() => 0)).with(index, amount ?? 0),
    }),
    at: at.with(index, Math.max(stamp.at, (at[index] ?? 0) + 1)),
    offset: offset.with(index, stamp.offset),
  };
}

/** The stamp of the last change of a day's value. */
export function stampAt({ at, offset }: DayCells, index: number): Stamp {
  return { at: at[index] ?? 0, offset: offset[index] ?? 0 };
}

export function emptyCells(month: Month): DayCells {
  const length = daysInMonth(month);
  return {
    values: NO_VALUE.repeat(length),
    at: Array.from({ length }, () => 0),
    offset: Array.from({ length }, () => 0),
  };
}
