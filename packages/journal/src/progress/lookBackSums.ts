import { addDays, type Day, daysBetween } from '../days/day';
import { daysOfValues, firstIndex } from '../days/daySet';
import { dayIn, monthOf } from '../days/month';
import type { MoodValue } from '../moods/mood';
import { jumpedDays } from './jumpedDays';
import { sum } from './mean';
import { bestStreak, type Completion, completion } from './progress';
import { firstDayOfHabit, type HabitRecord, moodOn } from './records';
import { type DayTally, tallies } from './tallies';
import type { ViewSource } from './views';

/** The moods of a range of days. */
export interface MoodSums {
  /** Number of days with a mood. */
  readonly days: number;
  /** Number of days that were lived with the journal: from its beginning to today, within the range. */
  readonly of: number;
  /** The mean of the days' moods, one value a day, never rounded; null without any. */
  readonly mean: number | null;
  /** Number of entries by the mood that was chosen. */
  readonly counts: Readonly<Record<MoodValue, number>>;
  /** The mood of at least half of the entries; null without one, where two have half each, and below {@link MOSTLY_MIN_ENTRIES} entries. */
  readonly mostly: MoodValue | null;
}

/** The sums of a range of days. */
export interface RangeSums {
  readonly moods: MoodSums;
  /** The share of what was due that was done; what is still open today is left out. */
  readonly habits: Completion;
  /** The longest day streak within the range; null while there is no day to judge by. */
  readonly bestRun: number | null;
}

/** Days from one to another, both included; none where `to` is before `from`. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The fewest entries of which one mood can be said to be that of most. */
const MOSTLY_MIN_ENTRIES = 5;

/** The days that were lived with a journal. */
export interface LivedDays {
  /** From its beginning to today; null where it has not begun. */
  readonly range: DayRange | null;
  /** Dates that a journey jumped over. */
  readonly jumped: ReadonlySet<Day>;
}

/** The days of a journal: it begins on the first day of a habit or with its first mood, whichever is earlier. */
export function livedDays({ records, today }: ViewSource): LivedDays {
  let begin: Day | null = null;
  const take = (day: Day) => {
    if (day <= today && (begin === null || day < begin)) begin = day;
  };
  for (const habit of records.habits) take(firstDayOfHabit(records, habit));
  for (const [month, { moods }] of records.months) {
    const index = firstIndex(daysOfValues(moods));
    if (index === null) continue;
    take(dayIn(month, index));
    break;
  }
  return {
    range: begin === null ? null : { from: begin, to: today },
    jumped: jumpedDays(records),
  };
}

/** The part of a range that was lived with the journal; null where that is none of it. */
export function livedIn({ range }: LivedDays, { from, to }: DayRange): DayRange | null {
  if (range === null || to < range.from || from > range.to) return null;
  return { from: from < range.from ? range.from : from, to: to < range.to ? to : range.to };
}

/** Sums a range of days, of its tallies. */
export function rangeSums(
  source: ViewSource,
  lived: LivedDays,
  range: DayRange,
  ofRange: readonly DayTally[],
): RangeSums {
  return {
    moods: moodSums(source, lived, range),
    habits: completionIn(range, ofRange, source.today),
    bestRun: bestStreak(ofRange, source.today),
  };
}

/** The completion of a range of days, of its tallies. */
export function completionIn(
  { from }: DayRange,
  ofRange: readonly DayTally[],
  today: Day,
): Completion {
  return completion(ofRange, today, daysBetween(from, today) + 1);
}

/** Tallies a range of days up to today. Later days are not read: years may have passed since. */
export function talliesIn(
  { records, today }: ViewSource,
  { from, to }: DayRange,
  habits: readonly HabitRecord[] = records.habits,
): DayTally[] {
  const next = to < today ? addDays(to, 1) : today;
  return tallies(records, next, { habits, from }).filter(({ day }) => day <= to);
}

/** Sums the moods of a range of days. */
export function moodSums({ records }: ViewSource, lived: LivedDays, range: DayRange): MoodSums {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const within = livedIn(lived, range);
  if (within === null) return { days: 0, of: 0, mean: null, counts, mostly: null };

  let days = 0;
  let total = 0;
  for (const [month, { moods, entries }] of records.months) {
    if (month < monthOf(within.from) || month > monthOf(within.to)) continue;
    for (const [index, mood] of moods.entries()) {
      if (mood === null || !isWithin(within, dayIn(month, index))) continue;
      days += 1;
      total += mood;
    }
    for (const { day, mood } of entries) if (isWithin(within, day)) counts[mood] += 1;
  }
  const unlived = [...lived.jumped].filter(
    (day) => isWithin(within, day) && moodOn(records, day) === null,
  );
  return {
    days,
    of: daysBetween(within.from, within.to) + 1 - unlived.length,
    mean: days === 0 ? null : total / days,
    counts,
    mostly: moodOfMost(counts),
  };
}

function moodOfMost(counts: MoodSums['counts']): MoodValue | null {
  const entries = sum(Object.values(counts));
  if (entries < MOSTLY_MIN_ENTRIES) return null;
  const halves = ([1, 2, 3, 4, 5] as const).filter((mood) => counts[mood] >= entries / 2);
  return halves.length === 1 ? (halves[0] ?? null) : null;
}

/** True if a day is in a range. */
export function isWithin({ from, to }: DayRange, day: Day): boolean {
  return from <= day && day <= to;
}
