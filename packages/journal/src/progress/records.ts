import type { Day } from '../days/day';
import {
  daysOfValues,
  type DaySet,
  difference,
  firstIndex,
  hasDay,
  intersection,
  isEmpty,
  NO_DAYS,
  union,
  withDay,
} from '../days/daySet';
import { dayIn, daysFrom, indexIn, type Month, monthOf } from '../days/month';
import { amountOver, isGoalMet, isLimit } from '../habits/goal';
import type { HabitMark } from '../habits/habit';
import {
  activeDays,
  daysOfLimit,
  daysOfTimes,
  goalOn,
  type HabitHistory,
  scheduledDays,
} from '../habits/habitHistory';
import type { Pause } from '../habits/pause';
import type { EntryLabels, MoodValue } from '../moods/mood';
import type { Weeks } from './weeks';

/** A habit as the journal keeps it. */
export interface HabitRecord extends HabitHistory {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
}

/** Marks of a habit in one month. */
export interface MonthMarks {
  readonly done: DaySet;
  readonly skipped: DaySet;
  /** Amounts by the index of the day, where any was recorded. */
  readonly amounts?: ReadonlyMap<number, number>;
  /** The time on the clock, 'HH:MM', of the last change on a day, by its index; null if it was made on another day. */
  readonly timeOn?: (index: number) => string | null;
}

/** An entry as the journal keeps it. */
export interface EntryRecord {
  readonly id: string;
  readonly day: Day;
  /** The time on the clock, 'HH:MM', or a part of the day; null where it is not known. */
  readonly time: string | null;
  readonly mood: MoodValue;
  /** The note as typed; empty when nothing was written. */
  readonly note: string;
  /** Labels as they are stored: some may have been merged since, or deleted. */
  readonly labels?: EntryLabels | undefined;
}

/** Records of one month. */
export interface MonthRecord {
  readonly marks: ReadonlyMap<number, MonthMarks>;
  readonly entries: readonly EntryRecord[];
  /** Moods by the index of the day: the mean of the entries, from 1 to 5. */
  readonly moods: readonly (number | null)[];
  /** UTC offsets, by the index of the day, of what was recorded on that very day. */
  readonly offsets: readonly (Offsets | null)[];
}

/** UTC offsets in minutes: of the first and of the last record of a day. */
export interface Offsets {
  readonly first: number;
  readonly last: number;
}

/** The records that the rules of progress and insights read. */
export interface JournalRecords<Habit extends HabitRecord = HabitRecord> {
  /** Habits in the order of the list, archived ones among them. */
  readonly habits: readonly Habit[];
  /** Months in order, the earliest first. */
  readonly months: ReadonlyMap<Month, MonthRecord>;
  /** Pauses that apply to all habits. */
  readonly pauses?: readonly Pause[];
  /** The weekdays on which weeks begin; Monday unless told. */
  readonly weeks?: Weeks;
}

const NO_MARKS: MonthMarks = { done: NO_DAYS, skipped: NO_DAYS };

/** Marks of a habit in a month. */
export function marksIn(records: JournalRecords, id: number, month: Month): MonthMarks {
  return records.months.get(month)?.marks.get(id) ?? NO_MARKS;
}

/** The mark of a habit on a day. An amount that meets the goal of the day, and a limit that was kept, is 'done'. */
export function markOn(
  records: JournalRecords,
  habit: HabitRecord,
  day: Day,
  today: Day,
): HabitMark {
  const month = monthOf(day);
  if (hasDay(doneDays(records, habit, month, today), indexIn(day))) return 'done';
  return hasDay(marksIn(records, habit.id, month).skipped, indexIn(day)) ? 'skipped' : 'empty';
}

/** True if anything was recorded for a habit on a day: a mark or an amount. */
export function hasRecordOn(records: JournalRecords, id: number, day: Day): boolean {
  return hasDay(recordedDays(marksIn(records, id, monthOf(day))), indexIn(day));
}

/** The amount that was recorded for a habit on a day; null without one. */
export function amountOn(records: JournalRecords, id: number, day: Day): number | null {
  return marksIn(records, id, monthOf(day)).amounts?.get(indexIn(day)) ?? null;
}

/**
 * The days of a month on which a habit is done: ticked, with an amount that meets the goal, or with a limit
 * that was kept, which only a day that is over can tell.
 */
export function doneDays(
  records: JournalRecords,
  habit: HabitRecord,
  month: Month,
  today: Day,
): DaySet {
  const met = metDays(records, habit, month);
  const limited = daysOfLimit(habit, month);
  if (isEmpty(limited)) return met;

  const asked = intersection(
    activeDays(habit, firstDayOfHabit(records, habit), month, records.pauses),
    union(scheduledDays(habit, month), daysOfTimes(habit, month)),
  );
  const unrecorded = difference(asked, recordedDays(marksIn(records, habit.id, month)));
  const kept = difference(union(met, unrecorded), daysFrom(today, month));
  return union(difference(met, limited), intersection(limited, kept));
}

/** The days of a month on which a habit is done, without those on which a limit was kept. */
export function tickedDays(
  records: JournalRecords,
  habit: HabitRecord,
  month: Month,
  today: Day,
): DaySet {
  return difference(doneDays(records, habit, month, today), daysOfLimit(habit, month));
}

/** The days of a month that were ticked or have an amount that meets the goal. */
function metDays(records: JournalRecords, habit: HabitRecord, month: Month): DaySet {
  const { done, amounts } = marksIn(records, habit.id, month);
  if (amounts === undefined) return done;
  const first = goalOn(habit, dayIn(month, 0));
  const isChanged = habit.goal?.some(({ from }) => monthOf(from) === month);
  let days = done;
  for (const [index, amount] of amounts) {
    const goal = isChanged ? goalOn(habit, dayIn(month, index)) : first;
    if (isGoalMet(goal, amount)) days = withDay(days, index);
  }
  return days;
}

/** The standing of a limit on a day; null where none is in force. */
export function limitOn(
  records: JournalRecords,
  habit: HabitRecord,
  day: Day,
  today: Day,
): 'kept' | 'exceeded' | 'so far' | null {
  const goal = goalOn(habit, day);
  if (!isLimit(goal)) return null;
  if (amountOver(goal, amountOn(records, habit.id, day)) > 0) return 'exceeded';
  return day < today ? 'kept' : 'so far';
}

/** The mood of a day, the mean of its entries; null without any. */
export function moodOn(records: JournalRecords, day: Day): number | null {
  return records.months.get(monthOf(day))?.moods[indexIn(day)] ?? null;
}

/** The first day of a habit: that of its start, or of its first record if that is earlier. */
export function firstDayOfHabit(records: JournalRecords, habit: HabitRecord): Day {
  const start = habit.startsOn ?? habit.createdOn;
  const startMonth = monthOf(start);
  for (const [month, { marks }] of records.months) {
    if (month > startMonth) break;
    const known = marks.get(habit.id);
    const index = known === undefined ? null : firstIndex(recordedDays(known));
    if (index === null) continue;
    const first = dayIn(month, index);
    return first < start ? first : start;
  }
  return start;
}

/** The days of a month on which anything was recorded for a habit. */
export function recordedDays({ done, skipped, amounts }: MonthMarks): DaySet {
  const marked = union(done, skipped);
  return amounts === undefined ? marked : [...amounts.keys()].reduce(withDay, marked);
}

/** The days of a month that ask for a habit, and those on which it is done; a limit that is kept so far is neither. */
export interface MonthTally {
  readonly due: DaySet;
  /** The due days on which the habit is done. */
  readonly done: DaySet;
}

/** The days of a month on which a habit is due; a skipped day is not. */
export function dueDays(
  records: JournalRecords,
  habit: HabitRecord,
  month: Month,
  since = firstDayOfHabit(records, habit),
): DaySet {
  return difference(
    intersection(activeDays(habit, since, month, records.pauses), scheduledDays(habit, month)),
    marksIn(records, habit.id, month).skipped,
  );
}

/** Tallies a month. For a schedule of times a period, a day counts as due and done if the habit is done on it. */
export function monthTally(
  records: JournalRecords,
  habit: HabitRecord,
  month: Month,
  since: Day,
  today: Day,
): MonthTally {
  const isSoFar = month === monthOf(today) && limitOn(records, habit, today, today) === 'so far';
  const asked = dueDays(records, habit, month, since);
  const due = isSoFar ? difference(asked, daysFrom(today, month)) : asked;
  const done = doneDays(records, habit, month, today);
  const times = daysOfTimes(habit, month);
  if (times === NO_DAYS) return { due, done: intersection(due, done) };

  const active = activeDays(habit, since, month, records.pauses);
  const counted = intersection(intersection(times, active), done);
  return { due: union(due, counted), done: union(intersection(due, done), counted) };
}

/** The days of a month with a mood, or with a mark or an amount of a habit of the list: a deleted one counts nowhere. */
export function recordedDaysIn(records: JournalRecords, month: Month): DaySet {
  return records.habits
    .map(({ id }) => recordedDays(marksIn(records, id, month)))
    .reduce(union, daysOfValues(records.months.get(month)?.moods ?? []));
}

/** The days of a month on which anything was recorded. */
export function daysWithRecords({ marks, moods }: MonthRecord): DaySet {
  return [...marks.values()].map(recordedDays).reduce(union, daysOfValues(moods));
}
