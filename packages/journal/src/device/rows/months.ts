import * as v from 'valibot';
import { daysInMonth, type Month } from '../../days/month';
import { AMOUNT, type DayCells } from './cells';
import { isHabitId } from './habitIds';
import { isObject, isOffset, isTime, month } from './values';

/** All marks of a month; docs/decisions tells why they share a row. */
export interface MonthRow {
  readonly month: Month;
  /** Cells of marks by the id of the habit. */
  readonly marks: Readonly<Record<string, DayCells>>;
}

export const monthRow: v.GenericSchema<unknown, MonthRow> = v.pipe(
  v.object({
    month,
    marks: v.custom<MonthRow['marks']>(isObject),
  }),
  // Ten years are thousands of cells at the start: plain checks, and nothing is copied.
  v.check((row) => {
    const length = daysInMonth(row.month);
    return Object.entries(row.marks).every(
      ([id, cells]) => isHabitId(Number(id)) && isCells(cells, length) && hasItsAmounts(cells),
    );
  }),
);

/** One visible character of ASCII a day. A newer version may write some that this one does not know. */
const CODES = /^[!-~]*$/;

function isCells(cells: unknown, length: number): cells is DayCells {
  return (
    isObject(cells) &&
    typeof cells.values === 'string' &&
    cells.values.length === length &&
    CODES.test(cells.values) &&
    isListOf(isTime, cells.at, length) &&
    isListOf(isOffset, cells.offset, length) &&
    (cells.amounts === undefined || isListOf(Number.isFinite, cells.amounts, length))
  );
}

/** True if each day that is marked as an amount has one. */
function hasItsAmounts({ values, amounts }: DayCells): boolean {
  return amounts !== undefined || !values.includes(AMOUNT);
}

function isListOf(isItem: (item: unknown) => boolean, value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length && value.every(isItem);
}
