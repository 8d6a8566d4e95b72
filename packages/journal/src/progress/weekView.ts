import { addDays, type Day, startOfWeek, weekdayOf, WEEKDAYS } from '../days/day';
import { type WeekdayHabits, type WeekdayValue, weeklyHabits } from './progress';
import { moodOn } from './records';
import { tallies } from './tallies';
import type { ViewSource } from './views';

/** A week of habits and moods; this one, or an earlier one. */
export interface JournalWeek {
  /** Its seven days, from the first weekday that was chosen. */
  readonly days: readonly Day[];
  /** The index of today in `days`; null in another week. */
  readonly todayIndex: number | null;
  /** Due habits done on each day; null where nothing was due and on days to come. */
  readonly weeklyHabits: readonly WeekdayHabits[];
  /** The most habits due on one of its days: the top of the chart; 0 without any. */
  readonly mostDue: number;
  /** Moods, 1 to 5; null without an entry and on days to come. */
  readonly moodTrends: readonly WeekdayValue[];
}

/** The week that a day lies in. */
export function weekView(source: ViewSource, day: Day): JournalWeek {
  const { records, today, firstWeekday } = source;
  const first = startOfWeek(day, firstWeekday);
  const days = WEEKDAYS.map((_, index) => addDays(first, index));
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
      weekday: weekdayOf(each),
      value: each > today ? null : moodOn(records, each),
    })),
  };
}
