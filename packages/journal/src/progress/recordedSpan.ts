import type { Day } from '../days/day';
import { dayIn, type Month } from '../days/month';
import { eachIndex } from '../days/daySet';
import { type JournalRecords, type MonthRecord, daysWithRecords } from './records';

/** The first and the last day with a record; null without any. */
export interface RecordedSpan {
  readonly first: Day | null;
  readonly last: Day | null;
}

/** The first and the last day with a record. */
export function recordedSpan({ months }: Pick<JournalRecords, 'months'>): RecordedSpan {
  const inOrder = [...months];
  return { first: edgeOf(inOrder, 0), last: edgeOf(inOrder.toReversed(), -1) };
}

/** The first day (0) or the last one (-1) of the first month that has any. */
function edgeOf(months: readonly (readonly [Month, MonthRecord])[], edge: 0 | -1): Day | null {
  for (const [month, record] of months) {
    const index = [...eachIndex(daysWithRecords(record))].at(edge);
    if (index !== undefined) return dayIn(month, index);
  }
  return null;
}
