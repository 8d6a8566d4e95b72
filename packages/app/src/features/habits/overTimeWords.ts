import {
  type AmountFigures,
  type Day,
  type Goal,
  type HabitOverTime,
  isLimit,
} from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords, Words } from '../../shared/words/language';

/** Stands for a figure without any record behind it. */
export const NOT_YET = '–';

/** When a habit was last done: 'Today', 'Yesterday', 'Tuesday 18 November, 3 days ago'. */
export function lastText(
  { day, daysAgo }: NonNullable<HabitOverTime['last']>,
  today: Day,
  words: Words['day'],
  format: Format,
): string {
  if (daysAgo < 2) return format.relativeDay(day, today);
  return format.list([format.longDay(day, today), words.daysAgo({ days: daysAgo })]);
}

/** The amounts of a habit: 'In all 1,240 km, mean 6.2, best 21 on 3 May'. */
export function amountsText(
  { unit, total, mean, highest }: AmountFigures,
  goal: Goal,
  today: Day,
  words: DeviceWords['overTime'],
  format: Format,
): string {
  const most = isLimit(goal) ? words.most : words.best;
  return format.list([
    words.total({ amount: format.amount(total, unit) }),
    words.mean({ amount: format.amount(Math.round(mean * 10) / 10, '') }),
    most({ amount: format.amount(highest.amount, ''), day: format.shortDay(highest.day, today) }),
  ]);
}
