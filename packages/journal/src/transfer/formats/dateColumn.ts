import type { Day } from '../../days/day';
import type { Row } from '../files/csv';
import { readDates } from '../records/dates/readDates';

/** Rows that tell enough of a table. */
const SAMPLE_ROWS = 200;
const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const YEAR_MS = 366 * 86_400_000;

interface DateColumn {
  readonly column: number;
  readonly isDate: (row: Row) => boolean;
}

/**
 * Finds the column of a table that holds most dates: one is enough, where the others are damaged. Bare numbers are dates
 * only where no column has others, and where they go on from row to row.
 */
export function findDateColumn(
  rows: readonly Row[],
  width: number,
  today: Day,
): DateColumn | undefined {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const columns = Array.from({ length: width }, (_, column) => datesIn(sample, column, today));
  const most = (numberOf: (dates: DatesInColumn) => number) =>
    columns.reduce<DatesInColumn | undefined>(
      (best, each) => (numberOf(each) > (best ? numberOf(best) : 0) ? each : best),
      undefined,
    );
  return most(({ written }) => written) ?? most(({ bare }) => bare);
}

interface DatesInColumn extends DateColumn {
  readonly written: number;
  readonly bare: number;
}

function datesIn(rows: readonly Row[], column: number, today: Day): DatesInColumn {
  const cellOf = ({ cells }: Row) => cells[column]?.trim() ?? '';
  const cells = rows.map(cellOf);
  const dates = readDates(cells, { today });
  const read = (cell: string) => {
    const day = dates.day(cell);
    return 'day' in day ? day.day : null;
  };
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
