import type { Day } from '../days/day';
import { hasDay } from '../days/daySet';
import { indexIn, monthOf } from '../days/month';
import { type Goal, isLimit } from '../habits/goal';
import type { Habit, HabitGroup, HabitMark } from '../habits/habit';
import { isPaused } from '../habits/pause';
import { activeDays, goalOn, isArchived } from '../habits/habitHistory';
import { type HabitProgress, percentage } from './habitProgress';
import { leftOff, type LeftOff } from './leftOff';
import { type Period, periodOn } from './periods';
import { amountOn, dueDays, limitOn, markOn, firstDayOfHabit } from './records';
import { type GroupedHabit, pendingKey, type ViewSource } from './views';

/** A habit as it stands on one day. */
export interface DayHabit extends Habit {
  /** The mark of the day; `completed` is true for 'done'. A limit is 'done' once the day is over and it was kept. */
  readonly mark: HabitMark;
  /** The goal of the day; null is 'done or not'. */
  readonly goal: Goal | null;
  /** The recorded amount; null without one. */
  readonly amount: number | null;
  /** The progress of the period, where the schedule is so many times a period; null otherwise. */
  readonly period: Pick<Period, 'per' | 'times' | 'done'> | null;
  readonly group: HabitGroup;
  /** How leaving it off goes, if that is what today's goal is; null otherwise, and on other days. */
  readonly leftOff: LeftOff | null;
  /** True if a pause, its own or one of all habits, has it rest on that day. */
  readonly paused: boolean;
  /** True while a change on the screen is not yet durable: `aria-busy`. */
  readonly pending: boolean;
}

/** One day of the journal, as Home shows it. */
export interface JournalDay {
  readonly day: Day;
  /**
   * The habits due on that day, in the order of the list, and those that may be done on it for a period
   * whose number is not reached yet.
   */
  readonly habits: readonly DayHabit[];
  /** 'Not today': in the list on that day, but not asked for, or skipped. They are not counted. */
  readonly notDue: readonly DayHabit[];
  /** The whole list in its order: `habits` and `notDue`. */
  readonly listed: readonly DayHabit[];
  /**
   * The progress of the due habits and the others that are done, without limits that are kept so far; its
   * percentage is null without any.
   */
  readonly progress: HabitProgress;
}

/** One day, as Home shows it. */
export function dayView(source: ViewSource, day: Day): JournalDay {
  const entries = source.records.habits.flatMap((habit) => entryOn(source, habit, day) ?? []);
  const listed = entries.map(({ habit }) => habit);
  const habits = entries.filter(({ isListed }) => isListed).map(({ habit }) => habit);
  const notDue = entries.filter(({ isListed }) => !isListed).map(({ habit }) => habit);
  const total = entries.filter(({ isCounted }) => isCounted).length;
  const completed = habits.filter((habit) => habit.completed).length;
  return {
    day,
    habits,
    notDue,
    listed,
    progress: { completed, total, percentage: percentage(completed, total) },
  };
}

interface DayEntry {
  readonly habit: DayHabit;
  /** True if it stands among the habits of the day; else it is 'Not today'. */
  readonly isListed: boolean;
  readonly isCounted: boolean;
}

/** The entry of a habit on a day; null where it is not in the list. */
function entryOn(source: ViewSource, record: GroupedHabit, day: Day): DayEntry | null {
  const { records } = source;
  const since = firstDayOfHabit(records, record);
  if (isArchived(record, day) || since > day) return null;
  const [month, index] = [monthOf(day), indexIn(day)];
  const habit = dayHabit(source, record, day);
  const isSoFar = limitOn(records, record, day, source.today) === 'so far';
  const isDue = hasDay(dueDays(records, record, month, since), index);
  const isActive = hasDay(activeDays(record, since, month, records.pauses), index);
  return {
    habit,
    isListed: isDue || (isActive && isAskedFor(habit)),
    isCounted: (isDue && !isSoFar) || (isActive && habit.period !== null && habit.completed),
  };
}

/**
 * True if a habit of a period is listed on a day: it is done on it, the number is not reached, or it is a
 * limit, which can be exceeded on any day.
 */
function isAskedFor({ period, completed, mark, goal }: DayHabit): boolean {
  if (period === null || mark === 'skipped') return false;
  return completed || period.done < period.times || isLimit(goal);
}

/** A habit as it stands on one day. */
export function dayHabit(source: ViewSource, habit: GroupedHabit, day: Day): DayHabit {
  const { records, today, pendingKeys } = source;
  const { id, name, icon, group = 'anytime' } = habit;
  const mark = markOn(records, habit, day, today);
  const period = periodOn(records, habit, day, today);
  return {
    id,
    name,
    icon,
    completed: mark === 'done',
    mark,
    goal: goalOn(habit, day),
    amount: amountOn(records, id, day),
    period: period && { per: period.per, times: period.times, done: period.done },
    group,
    leftOff: day === today ? leftOff(source, habit) : null,
    paused: isPaused(habit.pauses ?? [], day) || isPaused(records.pauses ?? [], day),
    pending: isHabitPending(pendingKeys, id, day),
  };
}

function isHabitPending(keys: ViewSource['pendingKeys'], id: number, day: Day): boolean {
  return keys.has(pendingKey.mark(id, day)) || keys.has(pendingKey.habit(id));
}
