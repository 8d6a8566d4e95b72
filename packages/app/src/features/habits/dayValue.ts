import type { MonthCalendarValue } from '@daybow/components';
import { amountOver, type Day, type HabitCalendarDay } from '@daybow/journal';

/** How a day of a habit that exists since a day is drawn; undefined is due and not done. */
export function dayValue(
  { day, mark, due, goal, amount }: HabitCalendarDay,
  since: Day,
): Exclude<MonthCalendarValue, number> | undefined {
  if (mark !== 'empty') return mark;
  if (amountOver(goal, amount) > 0) return 'exceeded';
  if (day < since) return 'none';
  return due ? undefined : 'rest';
}
