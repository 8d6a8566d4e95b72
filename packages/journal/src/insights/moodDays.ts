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
import type { ViewSource } from '../progress/views';
import { labelFactors } from './labelFactors';
import { MOOD_FACTOR_WINDOW, type MoodDays, type MoodFactor } from './moodFactors';
import { weekdayFactors } from './weekdayFactors';

/**
 * Habits, labels, scales and weekdays beside moods over the last year, one value a day however many entries it has. A day with a
 * habit is one on which it was done; a day without is one on which it was asked for and not done. Today without is
 * undecided.
 */
export function moodDays(source: Pick<ViewSource, 'records' | 'labels' | 'today'>): MoodDays {
  const { records, today } = source;
  const days = Array.from({ length: MOOD_FACTOR_WINDOW }, (_, index) =>
    addDays(today, index - MOOD_FACTOR_WINDOW + 1),
  );
  return {
    moods: days.map((day) => moodOn(records, day)),
    factors: [
      ...records.habits.map((habit) => habitFactor(records, habit, days, today)),
      ...labelFactors(source, days),
      ...weekdayFactors(days),
    ],
  };
}

function habitFactor(
  records: JournalRecords,
  habit: HabitRecord,
  days: readonly Day[],
  today: Day,
): MoodFactor {
  const since = firstDayOfHabit(records, habit);
  const sets = new Map(
    [...new Set(days.map(monthOf))].map((month) => [
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
  return { id: { habit: habit.id }, days: done, from: null };
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
