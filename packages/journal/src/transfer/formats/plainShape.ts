import type { Day } from '../../days/day';
import type { Row, Table } from '../files/csv';
import { readDates } from '../records/dates/readDates';
import { findDateColumn, isWrittenDate } from './dateColumn';
import { guessRoles } from './plainColumns';

/** Rows that tell what columns hold. */
const SHAPE_ROWS = 200;

/** The header of a table, its other rows, and what its columns seem to hold. */
export function shapeOf({ rows: all, delimiter }: Table, today: Day) {
  const rows = withDaysDown(withoutTitle(all), today);
  const [first] = rows;
  const width = rows.slice(0, 100).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const sample = sampleOf(rows);
  const date = findDateColumn(sample, width, today);
  const hasHeader = first !== undefined && date?.isDate(first) !== true;
  const body = hasHeader ? rows.slice(1) : rows;
  const names = Array.from(
    { length: width },
    (_, column) => (hasHeader && first.cells[column]?.trim()) || String(column + 1),
  );
  // Rows of totals have no date.
  const dated = date ? (hasHeader ? sample.slice(1) : sample).filter(date.isDate) : [];
  const roles = guessRoles(hasHeader ? names : [], dated, width, date?.column ?? -1, delimiter);
  return { names, body, roles };
}

/** The first rows, and as many of all the others. */
function sampleOf(rows: readonly Row[]): readonly Row[] {
  const others = rows.slice(SHAPE_ROWS);
  const step = Math.ceil(others.length / SHAPE_ROWS);
  return [...rows.slice(0, SHAPE_ROWS), ...others.filter((_, index) => index % step === 0)];
}

/** The rows of a table without those above its header that have one cell. */
function withoutTitle(rows: readonly Row[]): readonly Row[] {
  const header = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  return header < 0 ? rows : rows.slice(header);
}

/** The rows of a table whose first row has the days: turned round, so that each row is a day. */
function withDaysDown(rows: readonly Row[], today: Day): readonly Row[] {
  const [first, second] = rows;
  if (first === undefined || second === undefined) return rows;
  const dates = readDates(first.cells, { today });
  const isDate = (cell: string) => isWrittenDate(cell, dates);
  const count = first.cells.filter(isDate).length;
  const others = first.cells.filter((cell) => cell.trim() !== '' && !isDate(cell)).length;
  const areDays = count > 1 && count > others && !isDate(first.cells[0] ?? '');
  // A table without a header may have several dates in each row.
  const { cells } = second;
  const hasDates = cells.some((cell) => isWrittenDate(cell, readDates(cells, { today })));
  if (!areDays || hasDates) return rows;
  return first.cells.map((_, column) => ({
    cells: rows.map((row) => row.cells[column] ?? ''),
    line: first.line,
    lines: rows.map(({ line }) => line),
  }));
}
