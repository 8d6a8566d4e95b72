import { cellReader, columnsOf } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import { readNumbers } from '../records/readNumbers';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';

/** The CSV of Habit: a row a habit and day, 0 for not done. */
export const habitApp: Format = {
  id: 'habit-csv',
  app: 'Habit',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    const columns = columnsOf(content.table);
    return ['habit', 'date', 'value', 'habit type'].every((name) => columns.has(name)) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const { table } = content;
    const builder = new RecordsBuilder(context);
    const cell = cellReader(table);
    const rows = table.rows.slice(1);
    const column = (name: string) => rows.map((row) => cell(row, name));
    const dates = builder.dates(column('date'));
    const numberOf = readNumbers(column('value'), table.delimiter);
    const counted = new Set(
      rows
        .filter((row) => (numberOf(cell(row, 'value')) ?? 0) > 1)
        .map((row) => cell(row, 'habit')),
    );
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const habit = builder.habit(cell(row, 'habit'), unguardFormula(cell(row, 'habit')));
      if (habit === null) {
        builder.unread('habit-missing', row.cells.join(', '), row);
        continue;
      }
      const isCounted = counted.has(cell(row, 'habit'));
      if (isCounted) {
        habit.targetUnknown = true;
        // The target is asked for.
        habit.goal = always({ ...UNNAMED_GOAL, target: NaN, unit: cell(row, 'unit') });
      }
      const day = builder.day(cell(row, 'date'), row, dates);
      if (day === null) continue;
      builder.note(habit, day, unguardFormula(cell(row, 'memo')));
      const text = cell(row, 'value');
      const value = numberOf(text);
      if (value === null || value < 0) builder.unread('value-unknown', text, row);
      else if (isCounted) builder.mark(habit, day, value, row);
      else if (value > 0) builder.mark(habit, day, 'done', row);
      else builder.unmark(habit, day);
    }
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};
