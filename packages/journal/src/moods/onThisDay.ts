import type { Day } from '../days/day';
import { addMonths, monthOf, yearOf } from '../days/month';
import type { EntryDay } from '../progress/entryDays';
import { mean } from '../progress/mean';

/** Okay: a mood below it makes a day a hard one. */
const OKAY = 3;

/** A day of 'All entries' with the date of today. */
export interface PastDay extends EntryDay {
  /** 0 for the day a month ago. */
  readonly yearsAgo: number;
  /** True if its mood, the mean of its entries, is below Okay. */
  readonly isHard: boolean;
}

/**
 * The days with the date of today: a month ago, a year ago, two years ago and so on, in the order of the days. A date that
 * the month before doesn't have is none of its days.
 */
export function onThisDay(days: readonly EntryDay[], today: Day): PastDay[] {
  const monthAgo = addMonths(monthOf(today), -1) + today.slice(7);
  return days.flatMap((day) => {
    const years = Number(yearOf(today)) - Number(yearOf(day.day));
    const isYearsAgo = years > 0 && day.day.slice(4) === today.slice(4);
    if (day.day !== monthAgo && !isYearsAgo) return [];
    return [{ ...day, yearsAgo: isYearsAgo ? years : 0, isHard: isHard(day) }];
  });
}

function isHard({ entries }: EntryDay): boolean {
  return entries.length > 0 && mean(entries.map(({ mood }) => mood.value)) < OKAY;
}
