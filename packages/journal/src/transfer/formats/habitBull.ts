import { cellReader, columnsOf } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { dateOrderOf } from '../records/readDay';
import { type HabitDraft, RecordsBuilder } from '../records/recordsBuilder';
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
    const { order, question } = dateOrderOf(
      rows.map((row) => cell(row, 'calendardate')),
      context.answers.dateOrder,
    );
    builder.ask(question);
    const habits = new Set<HabitDraft>();
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const name = unguardFormula(cell(row, 'habitname'));
      const habit = builder.habit(name);
      if (habit === null) {
        builder.unread('habit-missing', row.cells.join(', '), row);
        continue;
      }
      habits.add(habit);
      const day = builder.day(cell(row, 'calendardate'), order, row);
      if (day === null) continue;
      builder.note(habit, day, unguardFormula(cell(row, 'commenttext')));
      const value = valueOf(cell(row, 'value'));
      if (value === 'unknown') builder.unread('value-unknown', cell(row, 'value'), row);
      else if (value === 'no-data') builder.remark('no-data');
      else if (value > 0) builder.mark(habit, day, value, row);
    }
    for (const habit of habits) countTimes(habit);
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};

/** The lowest whole number of 32 bits stands for 'no data', also as a spreadsheet rounds it. */
const NO_DATA_BELOW = -2_147_000_000;

function valueOf(text: string): number | 'no-data' | 'unknown' {
  const value = Number(text.replace(',', '.'));
  if (text === '' || Number.isNaN(value)) return 'unknown';
  if (value < NO_DATA_BELOW) return 'no-data';
  return value < 0 ? 'unknown' : value;
}

/** Where every day of a habit is 1, it is done or not; any other number is an amount. */
function countTimes(habit: HabitDraft): void {
  if ([...habit.marks.values()].some((mark) => mark !== 1)) {
    habit.targetUnknown = true;
    return;
  }
  for (const day of habit.marks.keys()) habit.marks.set(day, 'done');
}
