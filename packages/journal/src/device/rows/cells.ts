import { daysWhere, eachIndex, hasDay } from '../../days/daySet';
import { daysInMonth, type Month } from '../../days/month';
import { isAmount } from '../../habits/goal';
import type { HabitMark } from '../../habits/habit';
import { isMoodValue, type MoodValue } from '../../moods/mood';
import type { MonthMarks } from '../../progress/records';
import type { Stamp } from './stamp';

/** One value for each day of a month: a character a day, {@link NO_VALUE} where there is none. */
export interface DayValues {
  readonly values: string;
  /** By index, where any day has an amount; 0 for a day without. */
  readonly amounts?: readonly number[];
}

/** A character that says that the day has an amount, which stands in `amounts`. */
export const AMOUNT = 'a';

/** The same as stored: each day is a record of its own, with the stamp of its last change. */
export interface DayCells extends DayValues {
  /** When each was changed, by index; 0 is never. */
  readonly at: readonly number[];
  readonly offset: readonly number[];
}

/** How the values of a month are written. */
export interface CellWriter<Cells extends DayValues> {
  readonly empty: (month: Month) => Cells;
  /** The cells with the value of one day changed; `amount` goes with {@link AMOUNT}. */
  readonly set: (cells: Cells, index: number, value: string, amount?: number) => Cells;
}

export const NO_VALUE = '.';

const DONE = 'd';
const SKIPPED = 's';

/** The characters that a mark is stored as. */
export const MARK_CODES: readonly string[] = [NO_VALUE, DONE, SKIPPED, AMOUNT];

/** What is recorded of a habit on a day: a mark, or an amount. */
export type MarkOrAmount = HabitMark | number;

export function markCode(mark: MarkOrAmount): string {
  if (typeof mark === 'number') return AMOUNT;
  if (mark === 'done') return DONE;
  return mark === 'skipped' ? SKIPPED : NO_VALUE;
}

/** The mark of a day. A character or an amount that this version does not know is no mark. */
export function markAt(cells: DayValues | undefined, index: number): MarkOrAmount {
  const code = cellAt(cells, index);
  if (code === AMOUNT) return amountAt(cells, index) ?? 'empty';
  if (code === DONE) return 'done';
  return code === SKIPPED ? 'skipped' : 'empty';
}

function amountAt(cells: DayValues | undefined, index: number): number | null {
  const amount = cells?.amounts?.[index] ?? 0;
  return isAmount(amount) ? amount : null;
}

export function moodCode(mood: MoodValue | null): string {
  return mood === null ? NO_VALUE : String(mood);
}

export function moodOfCode(code: string): MoodValue | null {
  const value = Number(code);
  return isMoodValue(value) ? value : null;
}

/** The marks of a month as sets of days, and its amounts. */
export function marksOf({ values, amounts }: DayValues): MonthMarks {
  const marks = { done: daysWhere(values, DONE), skipped: daysWhere(values, SKIPPED) };
  if (amounts === undefined || !values.includes(AMOUNT)) return marks;
  const entries = [...eachIndex(daysWhere(values, AMOUNT))].map(
    (index) => [index, amounts[index] ?? 0] as const,
  );
  return { ...marks, amounts: new Map(entries.filter(([, amount]) => isAmount(amount))) };
}

/** The values that these marks were read from. */
export function valuesOfMarks({ done, skipped, amounts }: MonthMarks, month: Month): DayValues {
  const length = daysInMonth(month);
  const codes = Array.from({ length }, (_, index) => {
    if (amounts?.has(index)) return AMOUNT;
    if (hasDay(done, index)) return DONE;
    return hasDay(skipped, index) ? SKIPPED : NO_VALUE;
  });
  const values = codes.join('');
  if (amounts === undefined) return { values };
  return { values, amounts: Array.from({ length }, (_, index) => amounts.get(index) ?? 0) };
}

/** The value of a day. */
export function cellAt(cells: DayValues | undefined, index: number): string {
  return cells?.values[index] ?? NO_VALUE;
}

/** Writes values without stamps, as in memory. */
export const valueWriter: CellWriter<DayValues> = {
  empty: (month) => ({ values: NO_VALUE.repeat(daysInMonth(month)) }),
  set: ({ values, amounts }, index, value, amount) => ({
    values: values.slice(0, index) + value + values.slice(index + 1),
    ...((amounts || amount !== undefined) && {
      amounts: (amounts ?? Array.from(values, () => 0)).with(index, amount ?? 0),
    }),
  }),
};

/** Writes values with a stamp, as stored. A clock that was set back makes no change older than the last. */
export function stampedWriter(stamp: Stamp): CellWriter<DayCells> {
  return {
    empty: emptyCells,
    set: (cells, index, value, amount) => ({
      ...cells,
      ...valueWriter.set(cells, index, value, amount),
      at: cells.at.with(index, Math.max(stamp.at, (cells.at[index] ?? 0) + 1)),
      offset: cells.offset.with(index, stamp.offset),
    }),
  };
}

/** When the value of a day was changed. */
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
