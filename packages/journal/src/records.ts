import { addDays, type Day } from './day';
import type { HabitMark } from './deviceJournal';
import { type HabitHistory, scheduledDays } from './habitHistory';
import { addMonths, dayIn, daysInMonth, type DaySet, indexIn, type Month, monthOf } from './month';
import type { MoodValue } from './mood';
import type { DayTally } from './progress';

/** A habit as the journal keeps it. */
export interface HabitRecord extends HabitHistory {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
}

/** What was set for a habit in one month. */
export interface MonthMarks {
  readonly done: DaySet;
  readonly skipped: DaySet;
}

/** What one month holds. */
export interface MonthRecord {
  readonly marks: ReadonlyMap<number, MonthMarks>;
  /** By the index of the day. */
  readonly moods: readonly (MoodValue | null)[];
  /** By the index of the day: the UTC offsets, in minutes, of what was recorded on that very day. */
  readonly offsets: readonly (Offsets | null)[];
}

/** UTC offsets in minutes: of the first and of the last record of a day. */
export interface Offsets {
  readonly first: number;
  readonly last: number;
}

/** All that the rules judge by. */
export interface JournalRecords {
  /** In the order of the list, archived ones among them. */
  readonly habits: readonly HabitRecord[];
  /** In order, the earliest first. */
  readonly months: ReadonlyMap<Month, MonthRecord>;
}

/** Clocks put ahead by this much from one day to the next but one have left a date out. */
const JUMP_MIN_MINUTES = 12 * 60;

const NO_MARKS: MonthMarks = { done: 0, skipped: 0 };

/** The months with some of them changed, still in order. */
export function withMonths(
  months: JournalRecords['months'],
  changed: Iterable<readonly [Month, MonthRecord]>,
): JournalRecords['months'] {
  const all = new Map(months);
  for (const [month, record] of changed) all.set(month, record);
  if (all.size === months.size) return all;
  return new Map([...all].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What was set for a habit in a month. */
function marksIn(records: JournalRecords, id: number, month: Month): MonthMarks {
  return records.months.get(month)?.marks.get(id) ?? NO_MARKS;
}

/** What was set for a habit on a day. */
export function markOn(records: JournalRecords, id: number, day: Day): HabitMark {
  const { done, skipped } = marksIn(records, id, monthOf(day));
  const bit = 1 << indexIn(day);
  if (done & bit) return 'done';
  return skipped & bit ? 'skipped' : 'empty';
}

/** The mood of a day; null without an entry. */
export function moodOn(records: JournalRecords, day: Day): MoodValue | null {
  return records.months.get(monthOf(day))?.moods[indexIn(day)] ?? null;
}

/** The first day of a habit: that of its creation or of its first record, if that is earlier. */
export function sinceDay(records: JournalRecords, habit: HabitRecord): Day {
  const { createdOn } = habit;
  for (const [month, { marks }] of records.months) {
    if (month > monthOf(createdOn)) break;
    const { done, skipped } = marks.get(habit.id) ?? NO_MARKS;
    const days = done | skipped;
    if (days === 0) continue;
    const first = dayIn(month, 31 - Math.clz32(days & -days));
    return first < createdOn ? first : createdOn;
  }
  return createdOn;
}

/** The days of a month on which a habit is due; what was skipped is not. */
export function dueDays(
  records: JournalRecords,
  habit: HabitRecord,
  month: Month,
  since = sinceDay(records, habit),
): DaySet {
  return scheduledDays(habit, since, month) & ~marksIn(records, habit.id, month).skipped;
}

/** Which tallies are wanted: of all habits and all days unless told. */
export interface TallyRange {
  readonly habits?: readonly HabitRecord[];
  readonly from?: Day;
}

/**
 * What each day up to today asked for and what came of it. Days on which nothing was due are left
 * out, and so are dates that a journey jumped over.
 */
export function tallies(
  records: JournalRecords,
  today: Day,
  { habits = records.habits, from = '0000-01-01' }: TallyRange = {},
): DayTally[] {
  const known = habits.map((habit) => ({ habit, since: sinceDay(records, habit) }));
  const begin = known.reduce((earliest, { since }) => (since < earliest ? since : earliest), today);
  const first = begin < from ? from : begin;
  const jumped = jumpedDays(records);

  const all: DayTally[] = [];
  for (let month = monthOf(first); month <= monthOf(today); month = addMonths(month, 1)) {
    const sets = known.map(({ habit, since }) => {
      const due = dueDays(records, habit, month, since);
      return { due, done: due & marksIn(records, habit.id, month).done };
    });
    for (let index = 0; index < daysInMonth(month); index += 1) {
      const day = dayIn(month, index);
      if (day < first) continue;
      if (day > today) break;
      let due = 0;
      let done = 0;
      for (const set of sets) {
        due += (set.due >>> index) & 1;
        done += (set.done >>> index) & 1;
      }
      if (due > 0 && (done > 0 || !jumped.has(day))) all.push({ day, due, done });
    }
  }
  return all;
}

/**
 * Dates that a traveller did not live, as on a flight from Los Angeles to Auckland: those between
 * two days with records made on them, where clocks went ahead by half a day or more in between.
 */
function jumpedDays({ months }: Pick<JournalRecords, 'months'>): Set<Day> {
  const jumped = new Set<Day>();
  let before: { readonly day: Day; readonly offset: number } | null = null;
  for (const [month, { offsets: ofDays }] of months) {
    for (const [index, offsets] of ofDays.entries()) {
      if (offsets === null) continue;
      const day = dayIn(month, index);
      if (before && offsets.first - before.offset >= JUMP_MIN_MINUTES) {
        const between = addDays(before.day, 1);
        if (addDays(between, 1) === day) jumped.add(between);
      }
      before = { day, offset: offsets.last };
    }
  }
  return jumped;
}
