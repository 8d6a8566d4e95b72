import { addDays, type Day } from './day';
import { HABIT_MOOD_WINDOW, type MoodDays } from './habitMood';
import { indexIn, monthOf } from './month';
import { dueDays, type JournalRecords, markOn, moodOn, sinceDay } from './records';

/**
 * Habits beside moods, over the last year. A day with a habit is one on which it is done, one
 * without is one on which it was due and is not; today may still become either.
 */
export function moodDays(records: JournalRecords, today: Day): MoodDays {
  const days = Array.from({ length: HABIT_MOOD_WINDOW }, (_, index) =>
    addDays(today, index - HABIT_MOOD_WINDOW + 1),
  );
  return {
    moods: days.map((day) => moodOn(records, day)),
    habits: records.habits.map((habit) => {
      const since = sinceDay(records, habit);
      const done = days.map((day) => {
        if (markOn(records, habit.id, day) === 'done') return true;
        const due = (dueDays(records, habit, monthOf(day), since) >>> indexIn(day)) & 1;
        return due === 1 && day < today ? false : null;
      });
      return { id: habit.id, done };
    }),
  };
}
