import type { Day } from '../days/day';
import { dayIn } from '../days/month';
import { goalOn } from '../habits/habitHistory';
import { sum } from './mean';
import type { HabitRecord, JournalRecords } from './records';

/** The amounts of a habit on all days up to today whose goal has the present unit. */
export interface AmountFigures {
  /** The unit of today's goal. */
  readonly unit: string;
  /** Number of days with an amount. */
  readonly days: number;
  readonly total: number;
  /** The total by the days with an amount. */
  readonly mean: number;
  /** The highest amount, and the latest day that has it. */
  readonly highest: { readonly day: Day; readonly amount: number };
}

/** The amounts of a habit; null without any, or if today's goal is none of an amount. */
export function amountFigures(
  records: JournalRecords,
  habit: HabitRecord,
  today: Day,
): AmountFigures | null {
  const unit = goalOn(habit, today)?.unit;
  if (unit === undefined) return null;
  const all = [...records.months]
    .flatMap(([month, { marks }]) =>
      [...(marks.get(habit.id)?.amounts ?? [])].map(([index, amount]) => ({
        day: dayIn(month, index),
        amount,
      })),
    )
    .filter(({ day }) => day <= today && goalOn(habit, day)?.unit === unit);
  const [highest] = all.toSorted(
    (one, other) => other.amount - one.amount || (one.day < other.day ? 1 : -1),
  );
  if (highest === undefined) return null;
  // Sums of tenths differ from tenths in their last digits.
  const total = Math.round(sum(all.map(({ amount }) => amount)) * 100) / 100;
  return { unit, days: all.length, total, mean: total / all.length, highest };
}
