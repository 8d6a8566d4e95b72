import { cellReader, columnsOf } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import { readNumbers } from '../records/readNumbers';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import type { Place } from '../records/rawEntries';
import type { Day } from '../../days/day';
import { TransferError } from '../transferError';
import type { Format } from './format';

/** A day of a habit, and the status that the app gave it by the target of that day. */
interface Log {
  readonly day: Day;
  readonly status: 'completed' | 'skipped' | 'other';
  readonly amount: number;
  readonly place: Place;
}

/** Habitify's CSV: a row a habit and day. */
export const habitify: Format = {
  id: 'habitify-csv',
  app: 'Habitify',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    const columns = columnsOf(content.table);
    return ['habit', 'date', 'total log', 'status'].every((name) => columns.has(name)) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const { table } = content;
    const builder = new RecordsBuilder(context);
    const cell = cellReader(table);
    const rows = table.rows.slice(1);
    const column = (name: string) => rows.map((row) => cell(row, name));
    const dates = builder.dates(column('date'));
    const numberOf = readNumbers(column('total log'), table.delimiter);
    const logs = new Map<RawHabit, Log[]>();
    const units = new Map<RawHabit, string>();
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const name = unguardFormula(cell(row, 'habit'));
      const habit = builder.habit(cell(row, 'habit id') || name, name);
      if (habit === null) {
        builder.unread('habit-missing', row.cells.join(', '), row);
        continue;
      }
      const day = builder.day(cell(row, 'date'), row, dates);
      if (day === null) continue;
      const text = cell(row, 'total log');
      const amount = text === '' ? 0 : numberOf(text);
      if (amount === null || amount < 0) {
        builder.unread('value-unknown', text, row);
        continue;
      }
      const status = statusOf(cell(row, 'status'));
      logs.set(habit, [...(logs.get(habit) ?? []), { day, status, amount, place: row }]);
      units.set(habit, cell(row, 'unit'));
    }
    for (const [habit, own] of logs) markDays(builder, habit, own, units.get(habit) ?? '');
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};

function statusOf(text: string): Log['status'] {
  const status = text.toLowerCase();
  return status === 'completed' || status === 'skipped' ? status : 'other';
}

/**
 * Marks the days of a habit. Where it has amounts, the lowest of a completed day is its target. If the target was
 * another one on some days, so that not all of them come out as the app has them, days are done or not, without amounts.
 */
function markDays(
  builder: RecordsBuilder,
  habit: RawHabit,
  logs: readonly Log[],
  unit: string,
): void {
  const amountsOf = (status: Log['status']) =>
    logs.filter((log) => log.status === status).map(({ amount }) => amount);
  const target = amountsOf('completed').reduce((lowest, each) => Math.min(lowest, each), Infinity);
  const short = amountsOf('other').reduce((highest, each) => Math.max(highest, each), 0);
  const hasAmounts = logs.some(({ amount }) => amount !== 0 && amount !== 1);
  const isCounted = hasAmounts && target > short;
  if (isCounted && target < Infinity) habit.goal = always({ ...UNNAMED_GOAL, target, unit });
  else habit.targetUnknown = isCounted;
  for (const { day, status, amount, place } of logs) {
    if (status === 'skipped') builder.mark(habit, day, 'skipped', place);
    else if (isCounted) builder.mark(habit, day, amount, place);
    else if (status === 'completed') builder.mark(habit, day, 'done', place);
    else builder.unmark(habit, day);
    if (hasAmounts && !isCounted && amount > 0) builder.unread('value-unknown', `${amount}`, place);
  }
}
