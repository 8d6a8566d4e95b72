import type { Day } from '../../days/day';
import { cellReader, type Row, type Table } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { leaveOutOthers } from '../records/leftOut';
import { type NumberReader, readNumbers } from '../records/readNumbers';
import type { RawHabit, RecordsBuilder } from '../records/recordsBuilder';

/** The columns of a table that has a row a habit and day. */
interface HabitColumns {
  readonly habit: string;
  readonly date: string;
  readonly value: string;
  /** Where there are ids, they tell habits of one name apart. */
  readonly id?: string;
  /** The others that are read. */
  readonly more: readonly string[];
}

/** A day of a habit in a table. */
interface HabitRow {
  readonly row: Row;
  readonly habit: RawHabit;
  readonly day: Day;
  /** The text of its value, and the reader of all of them. */
  readonly text: string;
  readonly numberOf: NumberReader;
  readonly cell: (column: string) => string;
}

/** Reads the rows of a table by its header; one without a habit or a day is noted, and so is what is left out. */
export function* habitRows(
  builder: RecordsBuilder,
  table: Table,
  columns: HabitColumns,
): Iterable<HabitRow> {
  const cell = cellReader(table);
  const rows = table.rows.slice(1);
  const cellsOf = (column: string) => rows.map((row) => cell(row, column));
  const dates = builder.dates(cellsOf(columns.date));
  const numberOf = readNumbers(cellsOf(columns.value), table.delimiter);
  for (const [index, row] of rows.entries()) {
    builder.progress(index, rows.length);
    const name = unguardFormula(cell(row, columns.habit));
    const habit = builder.habit((columns.id && cell(row, columns.id)) || name, name);
    if (habit === null) {
      builder.unread('habit-missing', row.cells.join(', '), row);
      continue;
    }
    const day = builder.day(cell(row, columns.date), row, dates);
    if (day === null) continue;
    const text = cell(row, columns.value);
    yield { row, habit, day, text, numberOf, cell: (column) => cell(row, column) };
  }
  const { habit, date, value, id = '', more } = columns;
  leaveOutOthers(builder, table, new Set([habit, date, value, id, ...more]));
  if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
}
