import { type Day, daysBetween } from '../days/day';
import { eachIndex } from '../days/daySet';
import { dayIn, monthOf } from '../days/month';
import { type JournalRecords, daysWithRecords } from '../progress/records';

/** The longest pause after the first days that does not point to a wrong clock. */
const OUTLIER_GAP_DAYS = 60;

/** The most days before the pause that are taken for a slip. */
const OUTLIER_MAX_DAYS = 2;

/** The fewest days after the pause that make a rest to be far from. */
const OUTLIER_MIN_REST = 7;

/**
 * Days with records that are far from all others, as when a clock was a year off: a few at the
 * beginning, long before the rest, and any that are still to come.
 */
export function outlierDays(records: JournalRecords, today: Day): Day[] {
  const first = firstDays(records, today, OUTLIER_MAX_DAYS + OUTLIER_MIN_REST);
  const last = first.slice(0, OUTLIER_MAX_DAYS).findIndex((day, index) => {
    const next = first[index + 1];
    return next !== undefined && daysBetween(day, next) > OUTLIER_GAP_DAYS;
  });
  const isFar = last !== -1 && first.length - last > OUTLIER_MIN_REST;
  return [...(isFar ? first.slice(0, last + 1) : []), ...daysToCome(records, today)];
}

/** The first days up to today on which anything was recorded, so many of them. */
function firstDays({ months }: JournalRecords, today: Day, count: number): Day[] {
  const days: Day[] = [];
  for (const [month, record] of months) {
    for (const index of eachIndex(daysWithRecords(record))) {
      const day = dayIn(month, index);
      if (day > today || days.length === count) return days;
      days.push(day);
    }
  }
  return days;
}

/** Days after tomorrow on which anything was recorded: in another zone it may be tomorrow already. */
function daysToCome({ months }: JournalRecords, today: Day): Day[] {
  const later = [...months].filter(([month]) => month >= monthOf(today));
  const days = later.flatMap(([month, record]) =>
    [...eachIndex(daysWithRecords(record))].map((index) => dayIn(month, index)),
  );
  // Most have passed, and comparing days is quicker than counting them.
  return days.filter((day) => day > today && daysBetween(today, day) > 1);
}
