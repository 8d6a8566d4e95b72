import type { Day } from '../days/day';
import { hasDay } from '../days/daySet';
import { indexIn, monthOf } from '../days/month';
import type { Goal } from '../habits/goal';
import type { Habit, HabitGroup, HabitMark } from '../habits/habit';
import { isPaused } from '../habits/pause';
import { activeDays, goalOn, isArchived } from '../habits/habitHistory';
import { type MoodOption, moodOption } from '../moods/mood';
import { type HabitProgress, percentage } from './habitProgress';
import { type Period, periodOn } from './periods';
import { amountOn, dueDays, markOn, moodOn, sinceDay } from './records';
import { type GroupedHabit, parts, type ViewSource } from './views';

/** A habit as it stands on one day. */
export interface DayHabit extends Habit {
  /** `completed` says whether this is 'done'. */
  readonly mark: HabitMark;
  /** How much makes the day done; null is 'done or not'. */
  readonly goal: Goal | null;
  /** What was recorded; null without an amount. */
  readonly amount: number | null;
  /** Where it is to be done so many times a period: how far that is; null otherwise. */
  readonly period: Pick<Period, 'per' | 'times' | 'done'> | null;
  readonly group: HabitGroup;
  /** Whether a pause, its own or that of all habits, has it rest on that day. */
  readonly paused: boolean;
  /** Changed on the screen, not yet durable: `aria-busy`. */
  readonly pending: boolean;
}

/** One day of the journal: what Home shows of it. */
export interface JournalDay {
  readonly day: Day;
  /**
   * The habits due on that day, in the order of the list, and those that may be done on it for a period
   * whose number is not reached yet.
   */
  readonly habits: readonly DayHabit[];
  /** 'Not today': in the list on that day, but not asked for, or skipped. They are not counted. */
  readonly notDue: readonly DayHabit[];
  /** Of the due ones, and of the others that are done; its percentage is null without any. */
  readonly progress: HabitProgress;
  readonly mood: MoodOption | null;
}

/** One day, as Home shows it. */
export function dayView(source: ViewSource, day: Day): JournalDay {
  const { records } = source;
  const month = monthOf(day);
  const index = indexIn(day);
  const habits: DayHabit[] = [];
  const notDue: DayHabit[] = [];
  let due = 0;
  for (const habit of records.habits) {
    const since = sinceDay(records, habit);
    if (isArchived(habit, day) || since > day) continue;
    const shown = dayHabit(source, habit, day);
    const isDue = hasDay(dueDays(records, habit, month, since), index);
    const isActive = hasDay(activeDays(habit, since, month, records.pauses), index);
    if (isDue || (isActive && isAskedFor(shown))) habits.push(shown);
    else notDue.push(shown);
    if (isDue || (isActive && shown.period && shown.completed)) due += 1;
  }
  const mood = moodOn(records, day);
  const completed = habits.filter((habit) => habit.completed).length;
  return {
    day,
    habits,
    notDue,
    progress: { completed, total: due, percentage: percentage(completed, due) },
    mood: mood === null ? null : moodOption(mood),
  };
}

/** Whether a habit of a period is listed on a day: it is done on it, or the number is not reached. */
function isAskedFor({ period, completed, mark }: DayHabit): boolean {
  return period !== null && mark !== 'skipped' && (completed || period.done < period.times);
}

/** A habit as it stands on one day. */
export function dayHabit(
  { records, today, isPending }: ViewSource,
  habit: GroupedHabit,
  day: Day,
): DayHabit {
  const { id, name, icon, group = 'anytime' } = habit;
  const mark = markOn(records, habit, day);
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
    paused: isPaused(habit.pauses ?? [], day) || isPaused(records.pauses ?? [], day),
    pending: isPending(parts.mark(id, day)) || isPending(parts.habit(id)),
  };
}
