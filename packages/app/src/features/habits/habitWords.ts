import {
  amountOver,
  type Day,
  type DayHabit,
  daysBetween,
  type Goal,
  type HabitCalendarDay,
  type HabitDetail,
  isLimit,
  isTimes,
  isWeekdays,
  type Pause,
  type Schedule,
} from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords, Words } from '../../shared/words/language';
import type { HabitForm } from './habitEdits';

/** The heading of a day's habits. */
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

/** A schedule in words: 'Every day', 'Mon to Fri', 'Mon, Wed, Fri', '3 times a week', 'Every 3 days'. */
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

/** A schedule and a goal in one line: '3 times a week, 20 min each', 'Every day, at most 2 coffees'. */
export function planText(
  { schedule, goal, startsOn, endsOn }: Omit<HabitForm, 'name' | 'icon'>,
  today: Day,
  words: DeviceWords,
  format: Format,
): string {
  const parts = [
    scheduleText(schedule, words, format),
    goal && goalText(goal, isTimes(schedule), words.plan),
    startsOn !== null &&
      startsOn > today &&
      words.plan.from({ day: format.longDay(startsOn, today) }),
    endsOn !== null && words.plan.until({ day: format.longDay(endsOn, today) }),
  ];
  return format.list(parts.filter((part) => typeof part === 'string'));
}

/** A goal in words: '8 glasses', '20 min each', 'at most 2 coffees'. */
function goalText(goal: Goal, isEach: boolean, words: DeviceWords['plan']): string {
  const amount = amountText(goal.target, goal.unit, words);
  const limited = goal.direction === 'atMost' ? words.atMostAmount({ amount }) : amount;
  return isEach ? words.each({ amount: limited }) : limited;
}

/** An amount with its unit: '20 min', or '20' without one. */
export function amountText(amount: number, unit: string, words: DeviceWords['plan']): string {
  return unit.trim() === ''
    ? words.bareAmount({ amount })
    : words.amount({ amount, unit: unit.trim() });
}

/** The state of a habit's day: 'done', '5 of 8 glasses, with a note', 'kept', '3 cups, 1 over', 'not due'. */
export function habitDayText(
  day: HabitCalendarDay | undefined,
  { habit: words, plan }: DeviceWords,
  format: Format,
): string {
  if (!day) return words.nothing;
  const { mark, amount, due, note, goal } = day;
  const isPart = goal?.direction === 'atLeast' && mark !== 'done';
  const over = amountOver(goal, amount);
  const isKept = mark === 'done' && isLimit(goal);
  const parts = [
    amount !== null &&
      (isPart
        ? words.amountOfTarget({
            amount: amountText(amount, '', plan),
            target: amountText(goal.target, goal.unit, plan),
          })
        : amountText(amount, goal?.unit ?? '', plan)),
    over > 0 && words.over({ over: amountText(over, '', plan) }),
    isKept && words.kept,
    mark !== 'empty' && !isKept && words.mark[mark],
    mark === 'empty' && amount === null && (due ? words.nothing : words.notDue),
    note !== null && words.withNote,
  ];
  return format.list(parts.filter((part) => typeof part === 'string'));
}

/** When a pause is: 'Paused since Friday 20 November'. */
export function pauseText(
  { from, to }: Pause,
  today: Day,
  words: DeviceWords['pause'],
  format: Format,
): string {
  const begin = format.longDay(from, today);
  if (to !== null) return words.between({ from: begin, to: format.longDay(to, today) });
  return from > today ? words.starting({ from: begin }) : words.since({ from: begin });
}

/** Summary of a habit in short sentences; nothing is counted while there is next to nothing to count. */
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

/** The line under a card's name: '1 of 3 this week', or that the habit rests; often nothing. */
export function habitStatus(
  { period, paused }: Pick<DayHabit, 'period' | 'paused'>,
  isToday: boolean,
  words: DeviceWords['habits'],
): string | undefined {
  if (paused) return words.paused;
  if (period === null) return undefined;
  const { done, times, per } = period;
  const standing = isToday ? words.inThis[per] : words.inThat[per];
  return standing({ done, times });
}
