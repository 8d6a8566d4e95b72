import type { Day, Weekday } from '../days/day';
import { dayIn, daysInMonth, type Month } from '../days/month';
import type { HabitGroup } from '../habits/habit';
import type { HabitRecord, JournalRecords } from './records';

/** What the views are derived from. */
export interface ViewSource {
  readonly today: Day;
  readonly records: JournalRecords<GroupedHabit>;
  /** The notes on habits' days in memory, by {@link habitNoteKey}; empty for a day without one. */
  readonly habitNotes: ReadonlyMap<string, string>;
  readonly firstWeekday: Weekday;
  /** The notes in memory; empty for a day without one. */
  readonly notes: ReadonlyMap<Day, string>;
  /** What is shown but not yet durable, named by {@link parts}. */
  readonly pendingParts: ReadonlySet<string>;
}

/** A habit of the list, with the part of the day that it belongs to. */
export interface GroupedHabit extends HabitRecord {
  readonly group?: HabitGroup;
}

/** Names of the parts of a journal that a write changes. */
export const parts = {
  habit: (id: number) => `habit ${id}`,
  mark: (id: number, day: Day) => `mark ${id} ${day}`,
  mood: (day: Day) => `mood ${day}`,
};

/** The key of a note on a habit's day. Keys are in the order of days. */
export function habitNoteKey(id: number, day: Day): string {
  return `${day} ${id}`;
}

/** The days of a month up to today. */
export function daysUpTo(today: Day, month: Month): Day[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) => dayIn(month, index)).filter(
    (day) => day <= today,
  );
}
