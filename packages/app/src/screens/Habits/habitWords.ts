import {
  daysBetween,
  type Day,
  type HabitDetail,
  isTimes,
  isWeekdays,
  type Schedule,
} from '@daybow/journal';
import type { Format } from '../../words/format';
import type { DeviceWords, Words } from '../../words/language';

/** What the list of a day's habits is headed. */
export function habitsTitle(
  day: Day,
  today: Day,
  words: Words['habits'],
  deviceWords: DeviceWords['habits'],
  format: Format,
): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return words.today;
  if (daysAgo === 1) return deviceWords.yesterday;
  return deviceWords.ofDay({ day: format.longDay(day, today) });
}

/** How often: 'Every day', 'Mon to Fri', 'Mon, Wed, Fri', '3 times a week', 'Every 3 days'. */
export function scheduleText(schedule: Schedule, words: DeviceWords, format: Format): string {
  if (isTimes(schedule)) {
    const { times, per } = schedule;
    return per === 'week' ? words.habit.timesAWeek({ times }) : words.habit.timesAMonth({ times });
  }
  if (!isWeekdays(schedule)) return words.habit.everyFewDays({ days: schedule.days });
  const first = schedule.at(0);
  const last = schedule.at(-1);
  if (first === undefined || last === undefined) return words.habit.noDay;
  if (schedule.length === 7) return words.habit.everyDay;
  const isInARow = last - first === schedule.length - 1;
  if (isInARow && schedule.length > 2) {
    return words.habit.days({
      first: format.shortWeekday(first),
      last: format.shortWeekday(last),
    });
  }
  return format.list(schedule.map(format.shortWeekday));
}

/** How a habit goes, in short sentences; nothing is counted while there is next to nothing to count. */
export function habitSummary(
  { unit, streak, bestStreak, completion: { done, due } }: HabitDetail,
  isDoneToday: boolean,
  { summary: words }: DeviceWords,
): string {
  const best = bestStreak ?? 0;
  if (streak === null) return isDoneToday ? words.doneToday : words.begun;
  const isOnlyToday = isDoneToday && streak === 1 && unit === 'day';
  const current = streak === 0 ? words.newStreak : words.streak[unit]({ count: streak });
  const sentences = [
    isOnlyToday ? words.doneToday : current,
    best > 1 && (best === streak ? words.bestYet : words.best[unit]({ count: best })),
    due > 1 && words.done[unit]({ done, due }),
  ];
  return sentences.filter(Boolean).join(' ');
}
