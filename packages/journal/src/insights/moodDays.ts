import { addDays, type Day } from '../days/day';
import { type DaySet, difference, hasDay, intersection, union } from '../days/daySet';
import { indexIn, type Month, monthOf } from '../days/month';
import { activeDays, daysOfTimes } from '../habits/habitHistory';
import {
  doneDays,
  dueDays,
  type HabitRecord,
  type JournalRecords,
  marksIn,
  moodOn,
  firstDayOfHabit,
} from '../progress/records';
import { HABIT_MOOD_WINDOW, type MoodDays } from './habitMood';

/**
 * Habits beside moods over the last year. A day with a habit is one on which it was done; a day
 * without is one on which it was asked for and not done. Today without is undecided.
 */
export function moodDays(records: JournalRecords, today: Day): MoodDays {
  const days = Array.from({ length: HABIT_MOOD_WINDOW }, (_, index) =>
    addDays(today, index - HABIT_MOOD_WINDOW + 1),
  );
  const months = [...new Set(days.map(monthOf))];
  return {
    moods: days.map((day) => moodOn(records, day)),
    habits: records.habits.map((habit) => {
      const since = firstDayOfHabit(records, habit);
      const sets = new Map(
        months.map((month) => [
          month,
          {
            done: doneDays(records, habit, month, today),
            asked: askedDays(records, habit, month, since),
          },
        ]),
      );
      const done = days.map((day) => {
        const set = sets.get(monthOf(day));
        if (set === undefined) return null;
        if (hasDay(set.done, indexIn(day))) return true;
        return day < today && hasDay(set.asked, indexIn(day)) ? false : null;
      });
      return { id: habit.id, done };
    }),
  };
}

/** The days on which a habit was due, or could be done for a period, and was not skipped. */
function askedDays(records: JournalRecords, habit: HabitRecord, month: Month, since: Day): DaySet {
  const active = activeDays(habit, since, month, records.pauses);
  const open = difference(
    intersection(daysOfTimes(habit, month), active),
    marksIn(records, habit.id, month).skipped,
  );
  return union(dueDays(records, habit, month, since), open);
}
