import { hasColumns } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import type { NumberReader } from '../records/readNumbers';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { habitRows } from './habitRows';

const [HABIT, DATE, VALUE, COMMENT] = ['habitname', 'calendardate', 'value', 'commenttext'];

/** HabitBull's CSV: a row a habit and day. Other apps and converters write it, too. */
export const habitBull: Format = {
  id: 'habitbull-csv',
  app: 'HabitBull',
  recognise: (content) =>
    content.kind === 'table' && hasColumns(content.table, [HABIT, DATE, VALUE]) ? '' : null,
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    const counted = new Set<RawHabit>();
    const columns = { habit: HABIT, date: DATE, value: VALUE, more: [COMMENT] };
    for (const each of habitRows(builder, content.table, columns)) {
      const { row, habit, day, text, numberOf, cell } = each;
      builder.note(habit, day, unguardFormula(cell(COMMENT)));
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
    return builder.build();
  },
};

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
