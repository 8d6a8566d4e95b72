import type { Day, Weekday } from '../days/day';
import { dayIn, daysInMonth, type Month } from '../days/month';
import type { HabitGroup } from '../habits/habit';
import type { LabelRecords } from './entryLabels';
import type { HabitRecord, JournalRecords } from './records';

/** The source that views are derived from. */
export interface ViewSource {
  readonly today: Day;
  readonly records: JournalRecords<GroupedHabit>;
  readonly labels: LabelRecords;
  /** The notes on habits' days, by {@link habitNoteKey}; a note that was removed is empty. */
  readonly habitNotes: ReadonlyMap<string, HabitNoted>;
  /** The hour at which a day starts. */
  readonly dayStartHour: number;
  /** The weekday that was chosen last: weeks are shown from it on. */
  readonly firstWeekday: Weekday;
  /** Keys of shown changes that are not yet durable, by {@link pendingKey}. */
  readonly pendingKeys: ReadonlySet<string>;
}

interface HabitNoted {
  readonly note: string;
  /** The time in ms since 1970 at which what is left off happened, if it is known. */
  readonly time?: number | null | undefined;
}

/** A habit of the list, with the time of day that it belongs to. */
export interface GroupedHabit extends HabitRecord {
  /** The id of the habit on every device. */
  readonly uid: string;
  readonly group?: HabitGroup;
  /** The time in ms since 1970 at which leaving it off began, if it is known. */
  readonly leftOffSince?: number | null | undefined;
}

/** Keys of the parts that a write changes. */
export const pendingKey = {
  habit: (id: number) => `habit ${id}`,
  mark: (id: number, day: Day) => `mark ${id} ${day}`,
  entry: (id: string) => `entry ${id}`,
  label: (uid: string) => `label ${uid}`,
};

/** The key of a note on a habit's day. Keys are in the order of days. */
export function habitNoteKey(id: number, day: Day): string {
  return `${day} ${id}`;
}

/** The id of the habit in a {@link habitNoteKey}. */
export function habitIdOf(key: string): number {
  return Number(key.slice(11));
}

/** The days of a month up to today. */
export function daysUpTo(today: Day, month: Month): Day[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) => dayIn(month, index)).filter(
    (day) => day <= today,
  );
}
