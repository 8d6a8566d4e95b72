import { type Day, daysBetween, type Period, SUPPORTED_DAYS } from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords } from '../../shared/words/language';

export type PeriodKind = 'week' | 'month' | 'year';

/** The kind of a period, by its text. */
export function kindOf(period: Period): PeriodKind {
  if (period.length === 4) return 'year';
  return period.length === 7 ? 'month' : 'week';
}

/** The name of a period: '16 – 22 November', 'November' or '2026'. */
export function periodName(
  period: Period,
  { first, last }: { readonly first: Day; readonly last: Day },
  today: Day,
  format: Pick<Format, 'dayRange' | 'month' | 'year'>,
): string {
  switch (kindOf(period)) {
    case 'week':
      return format.dayRange(first, last, today);
    case 'month':
      return format.month(period, today);
    case 'year':
      return format.year(period);
  }
}

/** The question of a period: each is asked in its turn, and of one period it is always the same. */
export function questionOf(
  period: Period,
  questions: DeviceWords['lookBack']['questions'],
): string {
  const all = Object.values(questions);
  return all[turnOf(period) % all.length] ?? questions.good;
}

/** The number of a week, a month or a year, one more than that of the one before. */
function turnOf(period: Period): number {
  if (kindOf(period) === 'week') return Math.floor(daysBetween(SUPPORTED_DAYS.first, period) / 7);
  const [year, month] = period.split('-').map(Number);
  return month === undefined ? Number(year) : 12 * Number(year) + month;
}
