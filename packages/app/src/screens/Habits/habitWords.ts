import {
  daysBetween,
  WEEKDAY_LABELS,
  type Day,
  type HabitDetail,
  type Weekday,
} from '@daybow/journal';
import { dayFormat, isOfOtherYear } from '../../shell/dayFormat';

const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayOfYear = dayFormat({ dateStyle: 'full' });

/** What the list of a day's habits is headed. */
export function habitsTitle(day: Day, today: Day): string {
  if (day === today) return "Today's Habits";
  if (daysBetween(day, today) === 1) return "Yesterday's Habits";
  const format = isOfOtherYear(day, today) ? longDayOfYear : longDay;
  return `Habits of ${format.of(day).replace(',', '')}`;
}

/** What the list of those that are not due is headed. */
export function notDueTitle(day: Day, today: Day): string {
  return day === today ? 'Not today' : 'Not on this day';
}

/** The weekdays of a habit: 'Every day', 'Mon to Fri', 'Mon, Wed, Fri'. */
export function scheduleWords(schedule: readonly Weekday[]): string {
  const first = schedule.at(0);
  const last = schedule.at(-1);
  if (first === undefined || last === undefined) return 'Choose at least one day';
  if (schedule.length === 7) return 'Every day';
  const isInARow = last - first === schedule.length - 1;
  if (isInARow && schedule.length > 2) return `${shortName(first)} to ${shortName(last)}`;
  return schedule.map(shortName).join(', ');
}

const shortName = (weekday: Weekday) => WEEKDAY_LABELS[weekday - 1] ?? '';

/** How a habit goes, in two short sentences. */
export function habitSummary({ streak, bestStreak, completion }: HabitDetail): string {
  const { done, due, percentage } = completion;
  const counted =
    percentage === null
      ? 'Nothing to count yet.'
      : `Done on ${done} of ${due} ${due === 1 ? 'day' : 'days'} in the last four weeks, ${percentage}%.`;
  return `${streakWords(streak, bestStreak)} ${counted}`;
}

function streakWords(streak: number | null, best: number | null): string {
  if (streak === null || best === null) return 'No streak yet.';
  const longest = `Best: ${days(best)}.`;
  return streak === 0
    ? `Ready for a new streak. ${longest}`
    : `${days(streak)} in a row. ${longest}`;
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
