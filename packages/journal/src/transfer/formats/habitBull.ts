import { cellReader, columnsOf } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { leaveOutOthers } from '../records/leftOut';
import { type NumberReader, readNumbers } from '../records/readNumbers';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';

/** HabitBull's CSV: a row a habit and day. Other apps and converters write it, too. */
export const habitBull: Format = {
  id: 'habitbull-csv',
  app: 'HabitBull',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    const columns = columnsOf(content.table);
    return ['habitname', 'calendardate', 'value'].every((name) => columns.has(name)) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const { table } = content;
    const builder = new RecordsBuilder(context);
    const cell = cellReader(table);
    const rows = table.rows.slice(1);
    const dates = builder.dates(rows.map((row) => cell(row, 'calendardate')));
    const numberOf = readNumbers(
      rows.map((row) => cell(row, 'value')),
      table.delimiter,
    );
    const counted = new Set<RawHabit>();
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const name = unguardFormula(cell(row, 'habitname'));
      const habit = builder.habit(name);
      if (habit === null) {
        builder.unread('habit-missing', row.cells.join(', '), row);
        continue;
      }
      const day = builder.day(cell(row, 'calendardate'), row, dates);
      if (day === null) continue;
      builder.note(habit, day, unguardFormula(cell(row, 'commenttext')));
      const text = cell(row, 'value');
      const value = valueOf(text, numberOf);
      if (value === 'unknown') builder.unread('value-unknown', text, row);
      else if (value === 'no-data') builder.remark('no-data');
      else if (value === 'not-done') builder.unmark(habit, day);
      else builder.mark(habit, day, value, row);
      if (typeof value !== 'number') continue;
      habit.targetUnknown = true;
      if (value > 1 && !isWrittenAmount(text)) counted.add(habit);
    }
    // A whole number above 1 says that 1 is an amount, too.
    for (const { marks } of counted) {
      for (const [day, mark] of marks) if (mark === 'done') marks.set(day, 1);
    }
    leaveOutOthers(builder, table, READ);
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};

const READ: ReadonlySet<string> = new Set(['habitname', 'calendardate', 'value', 'commenttext']);

/** The lowest whole number of 32 bits stands for 'no data', also as a spreadsheet rounds it. */
const NO_DATA_BELOW = -2_147_000_000;

function valueOf(
  text: string,
  numberOf: NumberReader,
): number | 'done' | 'not-done' | 'no-data' | 'unknown' {
  const value = numberOf(text);
  if (value === null) return 'unknown';
  if (value < NO_DATA_BELOW) return 'no-data';
  if (value < 0) return 'unknown';
  if (isWrittenAmount(text)) return value;
  if (value === 0) return 'not-done';
  return value === 1 ? 'done' : value;
}

/** True if a number is written as amounts are in our own tables, never as 'done'. */
function isWrittenAmount(text: string): boolean {
  return /^0\d|[.,]/.test(text);
}
