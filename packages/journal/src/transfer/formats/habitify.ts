import type { Day } from '../../days/day';
import { hasColumns } from '../files/csv';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import type { Place } from '../records/rawEntries';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { habitRows } from './habitRows';

const COLUMNS = {
  habit: 'habit',
  id: 'habit id',
  date: 'date',
  value: 'total log',
  more: ['unit', 'status'],
} as const;

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
  recognise: (content) =>
    content.kind === 'table' && hasColumns(content.table, ['habit', 'date', 'total log', 'status'])
      ? ''
      : null,
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    const logs = new Map<RawHabit, Log[]>();
    const units = new Map<RawHabit, string>();
    for (const each of habitRows(builder, content.table, COLUMNS)) {
      const { row, habit, day, text, numberOf, cell } = each;
      const amount = text === '' ? 0 : numberOf(text);
      if (amount === null || amount < 0) {
        builder.unread('value-unknown', text, row);
        continue;
      }
      const own = logs.get(habit) ?? [];
      own.push({ day, status: statusOf(cell('status')), amount, place: row });
      logs.set(habit, own);
      units.set(habit, cell('unit'));
    }
    for (const [habit, own] of logs) markDays(builder, habit, own, units.get(habit) ?? '');
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
