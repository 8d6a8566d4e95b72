import {
  amountOver,
  type Day,
  type DayHabit,
  daysBetween,
  type Goal,
  type HabitCalendarDay,
  isEveryDay,
  isLimit,
  isToLeaveOff,
  isTimes,
  isWeekdays,
  type LeftOff,
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
  return format.longDay(day, today);
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
  if (isEveryDay(schedule)) return words.habit.everyDay;
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
  plan: Omit<HabitForm, 'name' | 'icon'>,
  today: Day,
  words: DeviceWords,
  format: Format,
): string {
  const { schedule, goal } = plan;
  const parts = [
    scheduleText(schedule, words, format),
    goal && goalText(goal, schedule, words.plan, format),
    ...rangeTexts(plan, today, words, format),
  ];
  return format.list(parts.filter((part) => typeof part === 'string'));
}

/** A schedule and the days between which it holds: 'Every day, until Sunday 31 January'. */
export function timeText(
  plan: Pick<HabitForm, 'schedule' | 'startsOn' | 'endsOn'>,
  today: Day,
  words: DeviceWords,
  format: Format,
): string {
  const range = rangeTexts(plan, today, words, format);
  return format.list([scheduleText(plan.schedule, words, format), ...range]);
}

function rangeTexts(
  { startsOn, endsOn }: Pick<HabitForm, 'startsOn' | 'endsOn'>,
  today: Day,
  { plan: words }: DeviceWords,
  format: Format,
): string[] {
  const from = startsOn !== null && startsOn > today ? startsOn : null;
  return [
    ...(from === null ? [] : [words.from({ day: format.longDay(from, today) })]),
    ...(endsOn === null ? [] : [words.until({ day: format.longDay(endsOn, today) })]),
  ];
}

/** A goal in words: '8 glasses', '20 min each', 'at most 2 coffees'. */
export function goalText(
  goal: Goal,
  schedule: Schedule,
  words: DeviceWords['plan'],
  format: Format,
): string {
  if (isToLeaveOff(goal)) return words.toLeaveOff;
  const amount = format.amount(goal.target, goal.unit);
  const limited = goal.direction === 'atMost' ? words.atMostAmount({ amount }) : amount;
  return isTimes(schedule) ? words.each({ amount: limited }) : limited;
}

/** The state of a habit's day: 'done', '5 of 8 glasses, with a note', 'kept', '3 cups, 1 over', 'not due'. */
export function habitDayText(
  day: HabitCalendarDay | undefined,
  { habit: words }: DeviceWords,
  format: Format,
): string {
  if (!day) return words.nothing;
  const { mark, amount, due, note, goal } = day;
  const isPart = goal?.direction === 'atLeast' && mark !== 'done';
  const over = amountOver(goal, amount);
  const isKept = mark === 'done' && isLimit(goal);
  const isLeftOff = isToLeaveOff(goal);
  const isCounted = !isLeftOff || goal?.unit !== '' || over > 1;
  const parts = [
    isLeftOff && over > 0 && words.happened,
    amount !== null &&
      isCounted &&
      (isPart
        ? format.amountOf(amount, goal.target, goal.unit)
        : format.amount(amount, goal?.unit ?? '')),
    !isLeftOff && over > 0 && words.over({ over: format.amount(over, '') }),
    isKept && (isLeftOff ? words.without : words.kept),
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

/** Until when a break from all habits is: 'On a break until Sunday 6 December'. */
export function breakText(
  { to }: Pause,
  today: Day,
  words: DeviceWords['pause'],
  format: Format,
): string {
  return to === null ? words.onBreak : words.onBreakUntil({ day: format.longDay(to, today) });
}

/** How long something was left off: in hours until two days without it are over, then in days. */
export function leftOffText(
  leftOff: LeftOff,
  words: DeviceWords['habits'],
  now = Date.now(),
): string {
  const { unit, count } = leftOffSpan(leftOff, now);
  if (unit === 'hours') return words.withoutHours({ hours: count });
  return count === 0 ? words.withoutToday : words.withoutDays({ days: count });
}

/** How long something was left off, in hours or days. */
export function leftOffSpan({ days, since }: LeftOff, now = Date.now()) {
  return days >= 2 || since === null
    ? ({ unit: 'days', count: days } as const)
    : ({ unit: 'hours', count: Math.max(0, Math.floor((now - since) / HOUR_MS)) } as const);
}

const HOUR_MS = 3_600_000;

/**
 * Figures that a slip leaves as they are: 'Best: 31 days. 28 of the last 30 without.' Empty before any slip. Without the
 * best streak where streaks are hidden.
 */
export function leftOffFigures(
  { days, best, lastDays }: LeftOff,
  words: DeviceWords['summary'],
  showsStreaks: boolean,
): string {
  const sentences = [
    showsStreaks && best > Math.max(1, days) && words.best({ count: best }),
    lastDays.done < lastDays.due && words.lastDays(lastDays),
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
