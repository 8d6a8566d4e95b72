import { type Day, daysBetween } from '@daybow/journal';
import type { Format } from './format';
import type { Words } from './language';

/** Stands for a figure without any record behind it. */
export const NOT_YET = '–';

/** A mean to one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** When something last was: 'Yesterday, 18:20', 'Tuesday 18 November, 18:20, 3 days ago'. */
export function lastText(
  { day, time }: { readonly day: Day; readonly time?: string | null },
  today: Day,
  words: Words['day'],
  format: Pick<Format, 'relativeDay' | 'longDay' | 'list'>,
): string {
  const days = daysBetween(day, today);
  const isRecent = days < 2;
  return format.list(
    [
      isRecent ? format.relativeDay(day, today) : format.longDay(day, today),
      time,
      isRecent ? null : words.daysAgo({ days }),
    ].filter((part) => part != null),
  );
}
