import type { Day } from '../days/day';
import { hasDay } from '../days/daySet';
import { indexIn, type Month, monthOf } from '../days/month';
import type { Goal } from '../habits/goal';
import type { Habit, HabitGroup, HabitMark } from '../habits/habit';
import { isPaused } from '../habits/pause';
import { activeDays, goalOn, isArchived } from '../habits/habitHistory';
import { type MoodOption, moodOption } from '../moods/mood';
import { oncePerObject } from '../snapshot/oncePerObject';
import { type HabitProgress, percentage } from './habitProgress';
import { type Period, periodOn } from './periods';
import { amountOn, dueDays, markOn, marksIn, moodOn, sinceDay } from './records';
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
  /** Both together: the whole list in its order. */
  readonly listed: readonly DayHabit[];
  /** Of the due ones, and of the others that are done; its percentage is null without any. */
  readonly progress: HabitProgress;
  readonly mood: MoodOption | null;
}

/** One day, as Home shows it. */
export function dayView(source: ViewSource, day: Day): JournalDay {
  const changedSince = oncePerObject((before: ViewSource) => changedMonths(before, source));
  const entries = source.records.habits.flatMap(
    (habit) => entryOn(source, habit, day, changedSince) ?? [],
  );
  const listed = entries.map(({ habit }) => habit);
  const habits = entries.filter(({ isListed }) => isListed).map(({ habit }) => habit);
  const notDue = entries.filter(({ isListed }) => !isListed).map(({ habit }) => habit);
  const total = entries.filter(({ isCounted }) => isCounted).length;
  const completed = habits.filter((habit) => habit.completed).length;
  const mood = moodOn(source.records, day);
  return {
    day,
    habits,
    notDue,
    listed,
    progress: { completed, total, percentage: percentage(completed, total) },
    mood: mood === null ? null : moodOption(mood),
  };
}

interface DayEntry {
  readonly habit: DayHabit;
  /** Whether it stands among the habits of the day; else it is 'Not today'. */
  readonly isListed: boolean;
  readonly isCounted: boolean;
}

/** A habit's entry on a day, and from what it was derived; null where it is not in the list. */
interface KnownEntry {
  readonly source: ViewSource;
  readonly day: Day;
  readonly pending: boolean;
  readonly entry: DayEntry | null;
}

/** Those that were derived last: when one habit is ticked, the others stay. */
const knownEntries = new WeakMap<GroupedHabit, KnownEntry>();

function entryOn(
  source: ViewSource,
  habit: GroupedHabit,
  day: Day,
  changedSince: (before: ViewSource) => readonly Month[] | 'all',
): DayEntry | null {
  const pending = isHabitPending(source.pendingParts, habit.id, day);
  const known = knownEntries.get(habit);
  const isSame =
    known?.day === day &&
    known.pending === pending &&
    hasSameMarks(known.source, source, habit.id, changedSince(known.source));
  const entry = isSame ? known.entry : deriveEntry(source, habit, day);
  // Of this state, also where it is the same: two states are compared once then, for all habits.
  knownEntries.set(habit, { source, day, pending, entry });
  return entry;
}

function hasSameMarks(
  before: ViewSource,
  source: ViewSource,
  id: number,
  changed: readonly Month[] | 'all',
): boolean {
  if (changed === 'all') return false;
  return changed.every(
    (month) => marksIn(before.records, id, month) === marksIn(source.records, id, month),
  );
}

/** The months whose records have changed; 'all' where anything else that an entry reads has. */
function changedMonths(before: ViewSource, source: ViewSource): readonly Month[] | 'all' {
  const [old, records] = [before.records, source.records];
  const isSame =
    before.today === source.today &&
    old.firstWeekday === records.firstWeekday &&
    old.pauses === records.pauses;
  if (!isSame || [...old.months.keys()].some((month) => !records.months.has(month))) return 'all';
  const changed: Month[] = [];
  for (const [month, record] of records.months) {
    if (old.months.get(month) !== record) changed.push(month);
  }
  return changed;
}

function deriveEntry(source: ViewSource, record: GroupedHabit, day: Day): DayEntry | null {
  const { records } = source;
  const since = sinceDay(records, record);
  if (isArchived(record, day) || since > day) return null;
  const [month, index] = [monthOf(day), indexIn(day)];
  const habit = dayHabit(source, record, day);
  const isDue = hasDay(dueDays(records, record, month, since), index);
  const isActive = hasDay(activeDays(record, since, month, records.pauses), index);
  return {
    habit,
    isListed: isDue || (isActive && isAskedFor(habit)),
    isCounted: isDue || (isActive && habit.period !== null && habit.completed),
  };
}

/** Whether a habit of a period is listed on a day: it is done on it, or the number is not reached. */
function isAskedFor({ period, completed, mark }: DayHabit): boolean {
  return period !== null && mark !== 'skipped' && (completed || period.done < period.times);
}

/** A habit as it stands on one day. */
export function dayHabit(
  { records, today, pendingParts }: ViewSource,
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
    pending: isHabitPending(pendingParts, id, day),
  };
}

function isHabitPending(pendingParts: ViewSource['pendingParts'], id: number, day: Day): boolean {
  // Mostly nothing is pending, and then no name need be put together.
  if (pendingParts.size === 0) return false;
  return pendingParts.has(parts.mark(id, day)) || pendingParts.has(parts.habit(id));
}
