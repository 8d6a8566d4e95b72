import {
  addDays,
  type Day,
  daysBetween,
  SUPPORTED_DAYS,
  startOfWeek,
  type Weekday,
} from '../days/day';
import type { History } from '../habits/habitHistory';

/** The weekdays on which weeks begin, by day; the first also holds for the time before it. */
export type Weeks = History<Weekday>;

/** A week: seven days, or fewer where weeks began on another weekday from then on. */
export interface Week {
  readonly first: Day;
  readonly last: Day;
  readonly isCut: boolean;
}

/** Weeks that have always begun on one weekday. */
export function weeksFrom(weekday: Weekday): Weeks {
  return [{ from: SUPPORTED_DAYS.first, value: weekday }];
}

/** The week that a day lies in. */
export function weekOf(day: Day, weeks: Weeks): Week {
  const index = Math.max(
    0,
    weeks.findLastIndex(({ from }) => from <= day),
  );
  const [step, next] = [weeks[index], weeks[index + 1]];
  const start = startOfWeek(day, step?.value);
  const end = addDays(start, 6);
  const first = index > 0 && step && step.from > start ? step.from : start;
  const last = next && next.from <= end ? addDays(next.from, -1) : end;
  return { first, last, isCut: daysBetween(first, last) < 6 };
}

/**
 * The weeks once they begin on another weekday: from the first such day on, so that those that are over
 * stay as they were. A change that is not in force yet is taken back.
 */
export function changeWeeks(weeks: Weeks, today: Day, weekday: Weekday): Weeks {
  const before = weeks.filter(({ from }, index) => index === 0 || from < today);
  if (before.at(-1)?.value === weekday) return before;
  return [...before, { from: startOfWeek(addDays(today, 6), weekday), value: weekday }];
}
