import { cellReader, type Table } from '../files/csv';
import type { ColumnRole } from './questions';
import type { RecordsBuilder } from './recordsBuilder';

/** Roles that nothing comes of without one of these others. */
const NEEDS: Partial<Record<ColumnRole, readonly ColumnRole[]>> = {
  done: ['habit'],
  note: ['habit', 'mood'],
  time: ['mood'],
  labels: ['mood'],
};

/** True for a column of a table that nothing comes of: of most roles, only the first column is read. */
export function isLeftOut(roles: readonly ColumnRole[], column: number): boolean {
  const role = roles[column] ?? 'ignore';
  if (role === 'habit-done') return false;
  if (role === 'ignore' || roles.indexOf(role) !== column) return true;
  return NEEDS[role]?.some((needed) => roles.includes(needed)) === false;
}

/** Notes the columns of an app's table that are not of those that are read. */
export function leaveOutOthers(
  builder: RecordsBuilder,
  table: Table,
  read: ReadonlySet<string>,
): void {
  const cell = cellReader(table);
  const [header, ...rows] = table.rows;
  for (const name of header?.cells ?? []) {
    const key = name.trim().toLowerCase();
    if (!read.has(key))
      builder.leaveOut(
        name,
        rows.map((row) => cell(row, key)),
      );
  }
}
