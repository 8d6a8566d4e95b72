import { addDays, type Day, startOfWeek, type Weekday, WEEKDAY_LABELS, weekdayOf } from './day';
import type {
  DayHabit,
  HabitCalendarDay,
  HabitDetail,
  JournalDay,
  JournalWeek,
  MoodCalendarDay,
} from './deviceJournal';
import { isArchived, scheduleOn } from './habitHistory';
import { dayIn, daysInMonth, type Month } from './month';
import { moodOption } from './mood';
import { habitProgress } from './habitProgress';
import { bestStreak, completion, dayStreak, weeklyHabits } from './progress';
import {
  dueDays,
  type HabitRecord,
  type JournalRecords,
  markOn,
  moodOn,
  sinceDay,
  tallies,
} from './records';

/** What the views look at. */
export interface ViewSource {
  readonly today: Day;
  readonly records: JournalRecords;
  readonly firstWeekday: Weekday;
  /** Whether a part, named by one of {@link parts}, is shown but not yet durable. */
  readonly isPending: (part: string) => boolean;
}

/** The names of the parts of a journal that a write changes. */
export const parts = {
  habit: (id: number) => `habit ${id}`,
  mark: (id: number, day: Day) => `mark ${id} ${day}`,
  mood: (day: Day) => `mood ${day}`,
};

/** How many days the completion of one habit looks back on: four weeks. */
const HABIT_COMPLETION_DAYS = 28;

/** One day, as Home shows it. */
export function dayView(source: ViewSource, day: Day): JournalDay {
  const { records } = source;
  const weekday = weekdayOf(day);
  const habits: DayHabit[] = [];
  const notDue: DayHabit[] = [];
  for (const habit of records.habits) {
    if (isArchived(habit, day) || sinceDay(records, habit) > day) continue;
    const shown = dayHabit(source, habit, day);
    const due = shown.mark !== 'skipped' && scheduleOn(habit, day).includes(weekday);
    (due ? habits : notDue).push(shown);
  }
  const mood = moodOn(records, day);
  return {
    day,
    habits,
    notDue,
    progress: habitProgress(habits),
    mood: mood === null ? null : moodOption(mood),
  };
}

/** A habit as it stands on one day. */
export function dayHabit(
  { records, isPending }: ViewSource,
  habit: HabitRecord,
  day: Day,
): DayHabit {
  const { id, name, icon } = habit;
  const mark = markOn(records, id, day);
  const pending = isPending(parts.mark(id, day)) || isPending(parts.habit(id));
  return Object.freeze({ id, name, completed: mark === 'done', icon, mark, pending });
}

/** The week that a day lies in. */
export function weekView(source: ViewSource, day: Day): JournalWeek {
  const { records, today, firstWeekday } = source;
  const first = startOfWeek(day, firstWeekday);
  const days = WEEKDAY_LABELS.map((_, index) => addDays(first, index));
  const ofWeek = tallies(records, today, { from: first });
  const mostDue = ofWeek
    .filter((tally) => days.includes(tally.day))
    .reduce((most, { due }) => Math.max(most, due), 0);
  const todayIndex = days.indexOf(today);
  return {
    days,
    todayIndex: todayIndex === -1 ? null : todayIndex,
    weeklyHabits: weeklyHabits(ofWeek, first),
    mostDue,
    moodTrends: days.map((each) => ({
      label: WEEKDAY_LABELS[weekdayOf(each) - 1] ?? '',
      value: each > today ? null : moodOn(records, each),
    })),
  };
}

/** All of one habit. */
export function habitView(source: ViewSource, habit: HabitRecord): HabitDetail {
  const { records, today, isPending } = source;
  const { id, name, icon } = habit;
  const own = tallies(records, today, { habits: [habit] });
  return {
    id,
    name,
    icon,
    schedule: scheduleOn(habit, today),
    archived: isArchived(habit, today),
    since: sinceDay(records, habit),
    streak: dayStreak(own, today),
    bestStreak: bestStreak(own, today),
    completion: completion(own, today, HABIT_COMPLETION_DAYS),
    pending: isPending(parts.habit(id)),
  };
}

/** The days of a month, of one habit. */
export function habitMonthView(
  { records, today, isPending }: ViewSource,
  habit: HabitRecord,
  month: Month,
): HabitCalendarDay[] {
  const due = dueDays(records, habit, month);
  return daysUpTo(today, month).map((day, index) => ({
    day,
    mark: markOn(records, habit.id, day),
    due: ((due >>> index) & 1) === 1,
    pending: isPending(parts.mark(habit.id, day)),
  }));
}

/** The days of a month, each with its mood. */
export function moodMonthView(
  { records, today, isPending }: ViewSource,
  month: Month,
): MoodCalendarDay[] {
  return daysUpTo(today, month).map((day) => {
    const mood = moodOn(records, day);
    return {
      day,
      mood: mood === null ? null : moodOption(mood),
      pending: isPending(parts.mood(day)),
    };
  });
}

function daysUpTo(today: Day, month: Month): Day[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) => dayIn(month, index)).filter(
    (day) => day <= today,
  );
}
