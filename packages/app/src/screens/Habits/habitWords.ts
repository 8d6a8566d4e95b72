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

/** How a habit goes, in two or three short sentences. */
export function habitSummary(
  { streak, bestStreak, completion }: HabitDetail,
  { summary: words }: DeviceWords,
  format: Format,
): string {
  const { done: doneDays, due, percentage } = completion;
  const done =
    percentage === null
      ? words.noCount
      : words.done({ done: doneDays, due, percent: format.percent(percentage) });
  if (streak === null || bestStreak === null) {
    return words.withoutStreak({ streak: words.noStreak, done });
  }
  return words.whole({
    streak: streak === 0 ? words.newStreak : words.streak({ days: streak }),
    best: words.best({ days: bestStreak }),
    done,
  });
}
