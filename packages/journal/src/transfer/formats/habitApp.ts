import { hasColumns } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { habitRows } from './habitRows';

const COLUMNS = { habit: 'habit', date: 'date', value: 'value', more: ['unit', 'memo'] } as const;

/** The CSV of Habit: a row a habit and day, 0 for not done. */
export const habitApp: Format = {
  id: 'habit-csv',
  app: 'Habit',
  recognise: (content) =>
    content.kind === 'table' && hasColumns(content.table, ['habit', 'date', 'value', 'habit type'])
      ? ''
      : null,
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    const units = new Map<RawHabit, string>();
    for (const each of habitRows(builder, content.table, COLUMNS)) {
      const { row, habit, day, text, numberOf, cell } = each;
      builder.note(habit, day, unguardFormula(cell('memo')));
      units.set(habit, cell('unit'));
      const value = numberOf(text);
      if (value === null || value < 0) builder.unread('value-unknown', text, row);
      else if (value === 0) builder.unmark(habit, day);
      else builder.mark(habit, day, value, row);
    }
    for (const [habit, unit] of units) settleAmounts(habit, unit);
    return builder.build();
  },
};

/** Turns the amounts of a habit into ticks where none is but 1, and else asks for the target of its days. */
function settleAmounts(habit: RawHabit, unit: string): void {
  const days = [...habit.marks.keys()];
  if (days.every((day) => habit.marks.get(day) === 1)) {
    for (const day of days) habit.marks.set(day, 'done');
    return;
  }
  habit.targetUnknown = true;
  habit.goal = always({ ...UNNAMED_GOAL, target: NaN, unit });
}
