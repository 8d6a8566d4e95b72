import type { Day } from '../../days/day';
import type { Row, Table } from '../files/csv';
import { findDateColumn } from './dateColumn';
import { guessRoles } from './plainColumns';

/** Rows that tell what columns hold. */
const SHAPE_ROWS = 200;

/** The header of a table, its other rows, and what its columns seem to hold. */
export function shapeOf({ rows: all, delimiter }: Table, today: Day) {
  const rows = withoutTitle(all);
  const [first] = rows;
  const width = rows.slice(0, 100).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const date = findDateColumn(rows, width, today);
  const hasHeader = first !== undefined && date?.isDate(first) !== true;
  const body = hasHeader ? rows.slice(1) : rows;
  const names = Array.from(
    { length: width },
    (_, column) => (hasHeader && first.cells[column]?.trim()) || String(column + 1),
  );
  // Rows of totals have no date.
  const dated = date ? body.slice(0, SHAPE_ROWS).filter(date.isDate) : [];
  const roles = guessRoles(hasHeader ? names : [], dated, width, date?.column ?? -1, delimiter);
  return { names, body, roles };
}

/** The rows of a table without those above its header that have one cell. */
function withoutTitle(rows: readonly Row[]): readonly Row[] {
  const header = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  return header < 0 ? rows : rows.slice(header);
}
