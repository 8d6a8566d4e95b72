import { addDays, type Day, startOfWeek } from '../days/day';
import { hasDay, intersection, union } from '../days/daySet';
import { type Month, monthOf, monthsBetween } from '../days/month';
import type { Goal } from '../habits/goal';
import type { Habit, HabitGroup, HabitMark } from '../habits/habit';
import { activeDays, daysOfTimes, goalOn, isArchived, scheduleOn } from '../habits/habitHistory';
import type { Pause } from '../habits/pause';
import { isEveryDay, isTimes, type PeriodUnit, type Schedule } from '../habits/schedule';
import { percentage } from './habitProgress';
import { leftOff, type LeftOff } from './leftOff';
import { bestPeriodStreak, latestPeriods, periodsOf, periodStreak } from './periods';
import { bestStreak, type Completion, completion, dayStreak } from './progress';
import { amountOn, dueDays, type HabitRecord, markOn, firstDayOfHabit } from './records';
import { tallies } from './tallies';
import { daysUpTo, type GroupedHabit, habitNoteKey, pendingKey, type ViewSource } from './views';

/** The content of a habit's sheet. */
export interface HabitDetail extends Pick<Habit, 'id' | 'name' | 'icon'> {
  /** The id that the habit has on every device; `id` is of this database alone. */
  readonly uid: string;
  readonly schedule: Schedule;
  readonly goal: Goal | null;
  readonly group: HabitGroup;
  readonly pauses: readonly Pause[];
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  readonly archived: boolean;
  /** The day of its creation, its start or its first record. */
  readonly since: Day;
  /** The unit of the figures below: days, times where it is due on some days alone, or periods. */
  readonly unit: 'day' | 'time' | PeriodUnit;
  /** The streak; 0 is broken, null is 'not yet'. */
  readonly streak: number | null;
  /** The longest streak there ever was; null is 'not yet'. */
  readonly bestStreak: number | null;
  /**
   * The completion of the four weeks up to today, by the rule of {@link Completion}; of periods,
   * that of the last four weeks or three months that were reached or missed.
   */
  readonly completion: Completion;
  /** How leaving it off goes, if that is its goal; null otherwise. */
  readonly leftOff: LeftOff | null;
  readonly pending: boolean;
}

/** A day in the calendar of a habit. */
export interface HabitCalendarDay {
  readonly day: Day;
  readonly mark: HabitMark;
  /** The goal of the day; null is 'done or not'. */
  readonly goal: Goal | null;
  readonly amount: number | null;
  /** True if it was asked for on that day, or may be done on it for a period; false on a skipped day. */
  readonly due: boolean;
  /** The note; null without one. */
  readonly note: string | null;
  readonly pending: boolean;
}

/** The last weeks of a habit. */
export interface HabitWeeks {
  /** The days up to today, from the first day of the first week on. */
  readonly days: readonly HabitCalendarDay[];
  /** Number of them on which it was done, or a limit was kept. */
  readonly done: number;
}

/** Number of weeks in {@link HabitWeeks}, this one among them. */
const HABIT_WEEKS = 12;

/** Number of days that the completion of one habit covers: four weeks. */
const HABIT_COMPLETION_DAYS = 28;

/** The view of one habit. */
export function habitView(source: ViewSource, habit: GroupedHabit): HabitDetail {
  const { records, today, pendingKeys } = source;
  const { id, uid, name, icon } = habit;
  const schedule = scheduleOn(habit, today);
  return {
    id,
    uid,
    name,
    icon,
    schedule,
    goal: goalOn(habit, today),
    group: habit.group ?? 'anytime',
    pauses: habit.pauses ?? [],
    startsOn: habit.startsOn ?? null,
    endsOn: habit.endsOn ?? null,
    archived: isArchived(habit, today),
    since: firstDayOfHabit(records, habit),
    ...(isTimes(schedule) ? periodFigures(source, habit) : dayFigures(source, habit)),
    unit: unitOf(schedule),
    leftOff: leftOff(source, habit),
    pending: pendingKeys.has(pendingKey.habit(id)),
  };
}

/** The unit in which a habit of a schedule counts. */
export function unitOf(schedule: Schedule): HabitDetail['unit'] {
  if (isTimes(schedule)) return schedule.per;
  return isEveryDay(schedule) ? 'day' : 'time';
}

type HabitFigures = Pick<HabitDetail, 'streak' | 'bestStreak' | 'completion'>;

function dayFigures({ records, today }: ViewSource, habit: HabitRecord): HabitFigures {
  const own = tallies(records, today, { habits: [habit] });
  return {
    streak: dayStreak(own, today),
    bestStreak: bestStreak(own, today),
    // One tally a day: no earlier one is of these days.
    completion: completion(own.slice(-HABIT_COMPLETION_DAYS), today, HABIT_COMPLETION_DAYS),
  };
}

function periodFigures({ records, today }: ViewSource, habit: HabitRecord): HabitFigures {
  const periods = periodsOf(records, habit, today);
  const latest = latestPeriods(periods);
  const done = latest.filter(({ state }) => state === 'reached').length;
  const due = done + latest.filter(({ state }) => state === 'missed').length;
  return {
    streak: periodStreak(periods),
    bestStreak: bestPeriodStreak(periods),
    completion: { done, due, percentage: percentage(done, due) },
  };
}

/** The last weeks of one habit. */
export function habitWeeksView(source: ViewSource, habit: HabitRecord): HabitWeeks {
  const { today, firstWeekday } = source;
  const from = addDays(startOfWeek(today, firstWeekday), -7 * (HABIT_WEEKS - 1));
  const days = monthsBetween(monthOf(from), monthOf(today))
    .flatMap((month) => habitMonthView(source, habit, month))
    .filter(({ day }) => day >= from);
  return { days, done: days.filter(({ mark }) => mark === 'done').length };
}

/** The days of a month, of one habit. */
export function habitMonthView(
  { records, today, habitNotes, pendingKeys }: ViewSource,
  habit: HabitRecord,
  month: Month,
): HabitCalendarDay[] {
  const since = firstDayOfHabit(records, habit);
  const open = intersection(
    daysOfTimes(habit, month),
    activeDays(habit, since, month, records.pauses),
  );
  const due = union(dueDays(records, habit, month, since), open);
  return daysUpTo(today, month).map((day, index) => ({
    day,
    mark: markOn(records, habit, day, today),
    goal: goalOn(habit, day),
    amount: amountOn(records, habit.id, day),
    due: hasDay(due, index),
    note: habitNotes.get(habitNoteKey(habit.id, day))?.note || null,
    pending: pendingKeys.has(pendingKey.mark(habit.id, day)),
  }));
}
