import type { Day } from '../../days/day';
import type { Goal } from '../../habits/goal';
import type { HabitMark } from '../../habits/habit';
import type { History } from '../../habits/habitHistory';
import type { Schedule } from '../../habits/schedule';
import type { JournalTables } from '../../deviceJournal';
import type { LabelDraft } from '../../moods/label';
import type { MoodValue } from '../../moods/mood';
import type { DateOrder, Question } from './questions';

/** The content of a file, in the terms of a journal. */
export type Reading =
  /** A journal of our own, with all its rows. */
  | { readonly kind: 'journal'; readonly tables: JournalTables; readonly savedAt: number | null }
  /** The records of another app. */
  | ({ readonly kind: 'records' } & ImportedRecords);

export interface ImportedRecords {
  readonly habits: readonly ImportedHabit[];
  readonly entries: readonly ImportedEntry[];
  readonly parts: Parts;
  readonly unread: readonly Unread[];
  readonly leftOut: readonly LeftOutColumn[];
  readonly remarks: readonly Remark[];
  readonly questions: readonly Question[];
  /** The order of day and month that the dates of the file prove; null where they do not. */
  readonly dateOrder?: DateOrder | null;
}

/** A habit with all its records. */
export interface ImportedHabit {
  readonly name: string;
  /** The icon; empty where the app has none. */
  readonly icon: string;
  readonly schedule: History<Schedule>;
  readonly goal: History<Goal | null>;
  readonly archived: boolean;
  readonly marks: ReadonlyMap<Day, HabitMark | number>;
  readonly notes: ReadonlyMap<Day, string>;
}

/** An entry; a day may have several, which are in their order. */
export interface ImportedEntry {
  readonly day: Day;
  /** The time on the clock, 'HH:MM'; null where the file does not tell. */
  readonly time: string | null;
  readonly mood: MoodValue;
  readonly note: string;
  readonly labels: readonly ImportedLabel[];
}

/** A label, a scale or a mood name of an entry, and its value there: 1, or that of a scale. */
export interface ImportedLabel extends LabelDraft {
  readonly value: number;
}

/** Counts of the rows of a file, or of the records of one that has no lines. */
export interface Parts {
  readonly kind: 'rows' | 'records';
  readonly all: number;
  /** Number of parts that nothing comes of, as something in them could not be read. */
  readonly unread: number;
}

/** A column with something in it that nothing comes of. */
export interface LeftOutColumn {
  /** The name; a number where the table has none. */
  readonly name: string;
  /** Its first two different cells, shortened. */
  readonly cells: readonly string[];
}

/** A part of a file that could not be read. */
export interface Unread {
  /** The file inside an archive; empty for the file itself. */
  readonly file: string;
  /** The line, from 1 on; null where a file has no lines, as JSON. */
  readonly line: number | null;
  readonly why: UnreadReason;
  /** The text at that place, shortened. */
  readonly text: string;
}

export type UnreadReason =
  | 'date-missing'
  | 'date-unknown'
  /** The date does not exist, such as 31 February. */
  | 'date-impossible'
  /** The date is before 1900. */
  | 'date-too-early'
  | 'date-to-come'
  | 'habit-missing'
  | 'value-unknown'
  | 'amount-too-large'
  | 'mood-missing'
  /** A person's own word for a mood that nobody has chosen yet. */
  | 'mood-unknown'
  /** A record does not have the fields that its format tells of. */
  | 'record-damaged'
  /** A habit has a column or a file without a name that could be told. */
  | 'name-unclear'
  /** The file was cut off within a quoted cell. */
  | 'cut-off'
  | 'nested-archive';

/** A remark for a person before an import; nothing of it is a fault. */
export interface Remark {
  readonly about: RemarkTopic;
  readonly count: number;
  /** The habit that it is about; empty for all. */
  readonly habit: string;
}

export type RemarkTopic =
  /** Entries that the app computed: they are no ticks. */
  | 'computed'
  /** Cells that say 'no data'. */
  | 'no-data'
  /** A day of a habit occurs again: the last counts. */
  | 'duplicates'
  /** Several amounts of a habit on one day are added. */
  | 'amounts-added'
  /** A target above the highest amount that there is here, which it becomes. */
  | 'target-lowered'
  /** A target for a whole period, counted by day here. */
  | 'period-target'
  /** A schedule that this journal does not have, and the nearest that it has. */
  | 'schedule-approximated'
  /** Habits deleted in the app are left out. */
  | 'deleted-habits'
  /** A habit to quit is read as one to leave off: the days in the file are those on which it happened. */
  | 'habits-to-quit'
  /** Names beyond those that a mood can have: they are archived. */
  | 'names-archived'
  | 'left-out-photos'
  | 'left-out-descriptions'
  | 'left-out-goals';
