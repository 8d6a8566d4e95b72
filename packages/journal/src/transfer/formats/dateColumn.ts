import type { Day } from '../../days/day';
import type { Row } from '../files/csv';
import { type DateReader, readDates } from '../records/dates/readDates';
import { isMadeName } from './computedColumns';

const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const YEAR_MS = 366 * 86_400_000;

interface DateColumn {
  readonly column: number;
  readonly isDate: (row: Row) => boolean;
}

/**
 * Finds the column of a table that holds most dates: one is enough, where the others are damaged. Bare numbers are dates
 * only where no column has others, and where they go on from row to row. The time at which a row was made is the last
 * choice.
 *
 * @param rows - rows that tell enough of a table.
 */
export function findDateColumn(
  rows: readonly Row[],
  width: number,
  today: Day,
): DateColumn | undefined {
  const columns = Array.from({ length: width }, (_, column) => datesIn(rows, column, today));
  const isMade = ({ column }: DateColumn) => isMadeName(rows[0]?.cells[column] ?? '');
  const most = (numberOf: (dates: DatesInColumn) => number, from = columns) =>
    from.reduce<DatesInColumn | undefined>(
      (best, each) => (numberOf(each) > (best ? numberOf(best) : 0) ? each : best),
      undefined,
    );
  const own = columns.filter((each) => !isMade(each));
  return most(countWritten, own) ?? most(countWritten) ?? most(({ bare }) => bare);
}

interface DatesInColumn extends DateColumn {
  readonly written: number;
  readonly bare: number;
}

function countWritten({ written }: DatesInColumn): number {
  return written;
}

function datesIn(rows: readonly Row[], column: number, today: Day): DatesInColumn {
  const cellOf = ({ cells }: Row) => cells[column]?.trim() ?? '';
  const cells = rows.map(cellOf);
  const dates = readDates(cells, { today });
  const read = (cell: string) => dayIn(cell, dates);
  const [bare, written] = [true, false].map((isBare) =>
    cells.filter((cell) => BARE_NUMBER.test(cell) === isBare && read(cell) !== null),
  ) as [string[], string[]];
  const times = bare.map((cell) => Date.parse(read(cell) ?? ''));
  const goesOn = times.every((time, at) => Math.abs(time - (times[at - 1] ?? time)) <= YEAR_MS);
  // A name above them is none.
  const others = cells.slice(1).filter((cell) => cell !== '' && !bare.includes(cell));
  const isColumn = bare.length > 1 && goesOn && others.length === 0;
  return {
    column,
    isDate: (row) => read(cellOf(row)) !== null,
    written: written.length,
    bare: isColumn ? bare.length : 0,
  };
}

/** True for a date that is no bare number. */
export function isWrittenDate(cell: string, dates: DateReader): boolean {
  return !BARE_NUMBER.test(cell.trim()) && dayIn(cell, dates) !== null;
}

function dayIn(cell: string, dates: DateReader): Day | null {
  const read = dates.day(cell);
  return 'day' in read ? read.day : null;
}
