import type { Day, Weekday } from '../day';
import type { HabitMark, Schedule } from '../deviceJournal';
import type { History } from '../habitHistory';
import type { HabitMoodFinding } from '../habitMood';
import { daysInMonth, type Month } from '../month';
import type { MoodValue } from '../mood';

// The rows of schema version 1, as they are stored. Each carries what a later merge of two devices
// needs: when it was changed, and that something is gone rather than never there.

/** When something was changed, and where the clocks stood. */
export interface Stamp {
  /** In milliseconds since 1970, UTC. */
  readonly at: number;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

/** A habit. Its id is short and of this database; `uid` is the same on every device. */
export interface HabitRow extends Stamp {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly icon: string;
  /** Where it stands in the list; equal ones by id. */
  readonly position: number;
  readonly createdOn: Day;
  readonly schedule: History<Schedule>;
  readonly archive: History<boolean>;
  readonly deleted: boolean;
}

/** One value for each day of a month; each is a record of its own. */
export interface DayCells {
  /** A character a day, '.' where there is nothing, or nothing any more. */
  readonly values: string;
  /** When each was changed, by index; 0 is never. */
  readonly at: readonly number[];
  readonly offset: readonly number[];
}

/** All marks and moods of a month. The README tells why they share a row. */
export interface MonthRow {
  readonly month: Month;
  /** By the id of the habit: 'd' done, 's' skipped. */
  readonly marks: Readonly<Record<string, DayCells>>;
  /** '1' to '5'. */
  readonly moods: DayCells;
}

/** What was written about a day. Its stamp is that of the mood. No row is no note. */
export interface NoteRow {
  readonly day: Day;
  readonly note: string;
}

/** What a journal keeps besides habits and days, by key. */
export interface SettingValues {
  readonly notifications: boolean;
  readonly dayStartHour: number;
  readonly firstWeekday: Weekday | 'locale';
  /** What the last look at habits and moods found; null before the first. */
  readonly habitMoods: HabitMoods | null;
}

/** What was found of habits and moods, in the month that it was looked. */
export interface HabitMoods {
  readonly month: Month;
  readonly findings: readonly HabitMoodFinding[];
}

export interface SettingRow extends Stamp {
  readonly key: keyof SettingValues;
  readonly value: SettingValues[keyof SettingValues];
}

/** A row that could not be read, word for word. */
export interface SetAsideRow {
  readonly id?: number;
  readonly table: string;
  readonly key: unknown;
  readonly row: unknown;
  readonly at: number;
}

export const NO_VALUE = '.';

const MARK_CODES: Readonly<Record<HabitMark, string>> = {
  done: 'd',
  skipped: 's',
  empty: NO_VALUE,
};

/** The character that stands for a mark in a row. */
export function markCode(mark: HabitMark): string {
  return MARK_CODES[mark];
}

export function markOfCode(code: string): HabitMark {
  if (code === 'd') return 'done';
  return code === 's' ? 'skipped' : 'empty';
}

export function moodCode(mood: MoodValue | null): string {
  return mood === null ? NO_VALUE : String(mood);
}

export function moodOfCode(code: string): MoodValue | null {
  return code === NO_VALUE ? null : (Number(code) as MoodValue);
}

/** A month with nothing in it. */
export function emptyMonth(month: Month): MonthRow {
  return { month, marks: {}, moods: emptyCells(month) };
}

export function emptyCells(month: Month): DayCells {
  const length = daysInMonth(month);
  return {
    values: NO_VALUE.repeat(length),
    at: Array.from({ length }, () => 0),
    offset: Array.from({ length }, () => 0),
  };
}

/** The cells with one of them changed. A clock set back makes no change older than the last one. */
export function changeCell(cells: DayCells, index: number, value: string, stamp: Stamp): DayCells {
  const at = Math.max(stamp.at, (cells.at[index] ?? 0) + 1);
  return {
    values: cells.values.slice(0, index) + value + cells.values.slice(index + 1),
    at: cells.at.with(index, at),
    offset: cells.offset.with(index, stamp.offset),
  };
}
