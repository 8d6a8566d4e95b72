import type { Day, Weekday } from '../../days/day';
import type { Month } from '../../days/month';
import type { Goal } from '../../habits/goal';
import type { HabitGroup } from '../../habits/habit';
import type { History } from '../../habits/habitHistory';
import type { Pause } from '../../habits/pause';
import type { Schedule } from '../../habits/schedule';
import type { HabitMoodFinding } from '../../insights/habitMood';
import type { JournalTables } from '../../deviceJournal';
import { type Reminders, USUAL_REMINDERS } from '../../reminders/reminders';
import type { Accent, ThemeChoice } from '../../settings/appearance';
import type { DayCells } from './cells';
import type { Stamp } from './stamp';

// The rows as they are stored. Each carries what a merge of two devices needs:
// when it was changed, and that something was removed rather than never there.

/** A habit. Its id is short and of this database; `uid` is the same on every device. */
export interface HabitRow extends Stamp {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly icon: string;
  /** Its place in the list; habits with the same place are listed by uid. */
  readonly position: number;
  readonly createdOn: Day;
  readonly schedule: History<Schedule>;
  readonly archive: History<boolean>;
  readonly goal?: History<Goal | null>;
  readonly pauses?: readonly Pause[];
  readonly startsOn?: Day | null;
  readonly endsOn?: Day | null;
  readonly group?: HabitGroup;
  readonly deleted: boolean;
  /** Deleted for good: its name, icon and marks are gone. The row stays so that a merge knows. */
  readonly removed?: true;
}

/** All marks and moods of a month; docs/decisions tells why they share a row. */
export interface MonthRow {
  readonly month: Month;
  /** By the id of the habit. */
  readonly marks: Readonly<Record<string, DayCells>>;
  readonly moods: DayCells;
}

/**
 * The note of a day. Where it was removed, it is empty. Rows of earlier versions of the app have no
 * stamp: theirs is that of the mood.
 */
export interface NoteRow extends Partial<Stamp> {
  readonly day: Day;
  readonly note: string;
}

/** The note on a habit's day. Where it was removed, it is empty. */
export interface HabitNoteRow extends Stamp {
  /** The day and the id of the habit. */
  readonly key: string;
  readonly note: string;
}

/** What a journal keeps besides habits and days, by key. */
export interface SettingValues {
  readonly notifications: boolean;
  readonly dayStartHour: number;
  readonly firstWeekday: Weekday | 'locale';
  /** The findings of the last test of habits and moods; null before the first. */
  readonly habitMoods: HabitMoods | null;
  /** Days far from all others that a person has looked at and left as they are. */
  readonly strayDaysLeft: readonly Day[];
  /** Those of all habits. */
  readonly pauses: readonly Pause[];
  /** What a person calls the parts of the day; empty for those that have their usual names. */
  readonly groupNames: Readonly<Partial<Record<HabitGroup, string>>>;
  readonly theme: ThemeChoice;
  readonly accent: Accent;
  readonly reminders: Reminders;
  /** Whether the app's icon shows how much is left of the day. */
  readonly badge: boolean;
}

/** Findings on habits and moods, and the month of the test. */
export interface HabitMoods {
  readonly month: Month;
  readonly findings: readonly HabitMoodFinding[];
}

export interface SettingRow extends Stamp {
  readonly key: keyof SettingValues;
  readonly value: SettingValues[keyof SettingValues];
}

/** A row of another table that could not be read, unchanged. */
export interface QuarantinedRow {
  /** Unique; those of version 1 of the schema are numbers. */
  readonly id: string | number;
  readonly table: string;
  readonly key: unknown;
  readonly row: unknown;
  readonly at: number;
}

/** What a file was brought into: when, and in a row of its own all rows of before and of after that. */
export type SnapshotRow =
  | { readonly id: 'info'; readonly at: number }
  | { readonly id: 'rows'; readonly tables: JournalTables; readonly after?: JournalTables };

/** The tables that make up a journal. */
export type JournalTable = keyof JournalTables;

/** The tables, and the rows of each. */
export interface TableRows {
  readonly habits: HabitRow;
  readonly months: MonthRow;
  readonly notes: NoteRow;
  readonly habitNotes: HabitNoteRow;
  readonly settings: SettingRow;
  readonly setAside: QuarantinedRow;
  readonly snapshots: SnapshotRow;
}

export type TableName = keyof TableRows;

/** Settings before anything was chosen. */
export const DEFAULT_SETTINGS: SettingValues = {
  notifications: false,
  dayStartHour: 0,
  firstWeekday: 'locale',
  habitMoods: null,
  strayDaysLeft: [],
  pauses: [],
  groupNames: {},
  theme: 'system',
  accent: 'plum',
  reminders: USUAL_REMINDERS,
  badge: false,
};

/** Habits as they are listed, on every device alike. */
export function inOrder<H extends Pick<HabitRow, 'uid' | 'position'>>(habits: Iterable<H>): H[] {
  return [...habits].toSorted(
    (one, other) => one.position - other.position || (one.uid < other.uid ? -1 : 1),
  );
}
