import { checkSchedule, EVERY_DAY, type Schedule } from '../../habits/schedule';

/** The schedule of 'so many times in so many days', or the nearest that there is. */
export function scheduleOfTimes(
  times: number,
  days: number,
): { readonly schedule: Schedule; readonly isExact: boolean } {
  if (times >= days) return { schedule: EVERY_DAY, isExact: true };
  if (days === 7) return exactly({ kind: 'times', times, per: 'week' });
  if (days === 30 || days === 31) return exactly({ kind: 'times', times, per: 'month' });
  if (times === 1) return exactly({ kind: 'interval', days });
  const perWeek = Math.round((times * 7) / days);
  const schedule: Schedule =
    perWeek >= 1
      ? { kind: 'times', times: perWeek, per: 'week' }
      : { kind: 'interval', days: Math.round(days / times) };
  return { ...exactly(schedule), isExact: false };
}

function exactly(schedule: Schedule): { schedule: Schedule; isExact: boolean } {
  const checked = checkSchedule(schedule) ?? EVERY_DAY;
  return { schedule: checked, isExact: JSON.stringify(checked) === JSON.stringify(schedule) };
}
