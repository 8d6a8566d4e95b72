import type { Day, Weekday } from './days/day';
import type { Month } from './days/month';
import type { Period } from './days/period';
import type { Habit, HabitDraft, HabitGroup, HabitMark } from './habits/habit';
import type { Pause } from './habits/pause';
import type { Goal } from './habits/goal';
import type { Schedule } from './habits/schedule';
import type { MoodFactorInsight } from './insights/insights';
import type { LabelFunctions } from './labelFunctions';
import type { StorageTrouble } from './journalError';
import type { EntryContent, RecentEntry } from './moods/mood';
import type { JournalContents } from './progress/contents';
import type { HabitProgress } from './progress/habitProgress';
import type { Completion } from './progress/progress';
import type { DayHabit, JournalDay } from './progress/dayView';
import type { PeriodLookBack } from './progress/duePeriod';
import type { EntryDay } from './progress/entryDays';
import type { HabitOverTime } from './progress/habitOverTime';
import type { HabitCalendarDay, HabitDetail, HabitWeeks } from './progress/habitView';
import type { AllLookBack, MonthLookBack, YearLookBack } from './progress/lookBack';
import type { JournalEntry, MoodCalendarDay } from './progress/moodViews';
import type { RecordedSpan } from './progress/recordedSpan';
import type { JournalWeek } from './progress/weekView';
import type { Reminders } from './reminders/reminders';
import type { Accent, ThemeChoice } from './settings/appearance';
import type { JournalStats } from './journal';

/** A line of 'Recent Entries' that can be edited and removed. */
export type DeviceRecentEntry = RecentEntry & JournalEntry;

/** The preferences that a person's own journal keeps. */
export interface DeviceSettings {
  readonly notifications: boolean;
  /** The hour at which a day starts, 0 (midnight) to `DAY_START_MAX_HOUR`. */
  readonly dayStartHour: number;
  /** The weekday on which weeks begin, as it was chosen last. */
  readonly firstWeekday: Weekday;
  /** Pauses that apply to all habits. */
  readonly pauses: readonly Pause[];
  /** Names that a person gave to times of day; the others have their usual names. */
  readonly groupNames: Readonly<Partial<Record<HabitGroup, string>>>;
  readonly theme: ThemeChoice;
  readonly accent: Accent;
  readonly reminders: Reminders;
  /** True if the app's icon shows how much is left of the day. */
  readonly badge: boolean;
  /** True if reminders ask for the mood of a day that has none. */
  readonly moodReminder: boolean;
  /** True if number keys tick habits. */
  readonly numberKeys: boolean;
  /** True if prompts are offered for the note of a mood. */
  readonly showPrompts: boolean;
  /** The prompts of a person's own; null for the usual ones. */
  readonly prompts: readonly string[] | null;
  /** True if streaks are shown. */
  readonly showStreaks: boolean;
  /** True if 'On this day' leaves out days with a mood below Okay. */
  readonly leaveOutHardDays: boolean;
}

/** The figures of the Stats screen, computed. Its week is this week. */
export interface DeviceStats extends JournalStats {
  /** The counts behind `completion`. */
  readonly completionCount: Completion;
  /** What was found to go with moods, at the last monthly test. */
  readonly moodFactors: readonly MoodFactorInsight[];
}

/** The state of a journal's storage. */
export interface StorageStatus {
  /** The present trouble; null while all is well. After 'newer' and 'erased' nothing is written from here. */
  readonly trouble: StorageTrouble | null;
  /** Number of stored rows that could not be read. They are kept in quarantine: see `saveAll`. */
  readonly quarantinedRows: number;
  /** True if the browser has promised to keep the journal; null: not known. */
  readonly persisted: boolean | null;
  /** True if any write is not yet durable. */
  readonly pending: boolean;
}

/** The state of the insights on what goes with moods, shown beside `stats.moodFactors`. */
export interface InsightStatus {
  /** True while the insights are still being computed. */
  readonly pending: boolean;
  /** Number of days missing for the first insight; null when there are enough. */
  readonly daysMissing: number | null;
}

/** All that the screens of a device journal show of today, at one moment. Deeply frozen. */
export interface DeviceView {
  /** The civil day that it is. Changes by itself when the next day begins. */
  readonly today: Day;
  /** The habits that are due today. */
  readonly habits: readonly DayHabit[];
  readonly progress: HabitProgress;
  /** Habits in the list that are not due today, or skipped. */
  readonly notDue: readonly DayHabit[];
  /** The whole list in its order: `habits` and `notDue`. */
  readonly listed: readonly DayHabit[];
  /** Habits out of the list, until they are restored. */
  readonly archived: readonly Habit[];
  /** Deleted habits that can be brought back, the latest first. */
  readonly deleted: readonly DeletedHabit[];
  /** The latest entries, at most seven. */
  readonly recentEntries: readonly DeviceRecentEntry[];
  readonly stats: DeviceStats;
  readonly settings: DeviceSettings;
  readonly insightStatus: InsightStatus;
  /** Days with records that are far from all others, as after a wrong clock, until they are left so. */
  readonly outlierDays: readonly Day[];
  /** Time in ms since 1970 at which a file replaced everything, while that can be undone; else null. */
  readonly replacedAt: number | null;
  readonly storage: StorageStatus;
}

/** A habit that was deleted, with all its records, and can be brought back. */
export interface DeletedHabit extends Pick<Habit, 'id' | 'name' | 'icon'> {
  readonly deletedOn: Day;
}

/**
 * Takes a write back: what the write changed is as it was before. To be called once. It is a write
 * itself: it rejects as a write does, and its own `Undo` takes it back.
 */
export type Undo = () => Promise<Undo>;

/** Options of a write of words. */
export interface WriteOptions {
  /**
   * True to refuse it with 'changed-since' where what it replaces is stored otherwise than it is shown, as right
   * after another tab has written. What is stored is shown then.
   *
   * @defaultValue false
   */
  readonly ifAsShown?: boolean;
}

/**
 * A person's own journal on this device. Neither opening it nor using it calls a server.
 *
 * Reads are functions of the present state, as `getView` is: pass them to
 * `useSyncExternalStore` with `subscribe`. Each returns the identical frozen object until something
 * in it changes.
 *
 * Writes show at once and resolve when durable. A write that fails is shown no more and rejects with
 * a `JournalError`. A day to come is refused, as is an unknown habit. Each resolves to its
 * {@link Undo}.
 *
 * No function needs `this`: each can be taken off and passed on its own.
 */
export interface DeviceJournal extends LabelFunctions {
  /**
   * The identity of the journal, for what is kept outside its storage: one that is begun on this device
   * after it was erased has another. No copy holds it, and an import leaves it as it is.
   */
  readonly identity: string;
  readonly getView: () => DeviceView;
  /**
   * Calls the listener after every change of the view until the returned function is called.
   * Listeners may unsubscribe themselves or others while they are being called, or subscribe new
   * ones, which the next change is the first to reach. An error that one throws reaches neither the
   * others nor the write, but the global error handler.
   */
  readonly subscribe: (listener: () => void) => () => void;

  /** Reads any day up to today, as Home shows it. */
  readonly day: (day: Day) => JournalDay;
  /** Reads the week that a day lies in. */
  readonly week: (day: Day) => JournalWeek;
  /** Reads a habit; null when there is none of this id (any more). */
  readonly habit: (id: number) => HabitDetail | null;
  /** Reads the days of a month up to today, of one habit. */
  readonly habitMonth: (id: number, month: Month) => readonly HabitCalendarDay[];
  /** Reads the last twelve weeks of one habit. */
  readonly habitWeeks: (id: number) => HabitWeeks;
  /** Reads a habit over all its days; null when there is none of this id (any more). */
  readonly habitOverTime: (id: number) => HabitOverTime | null;
  /** Reads the days of a month up to today, each with its mood. */
  readonly moodMonth: (month: Month) => readonly MoodCalendarDay[];
  /** Reads a month as it is looked back on, up to today. */
  readonly monthLookBack: (month: Month) => MonthLookBack;
  /** Reads a year, 'YYYY', as it is looked back on, up to today. */
  readonly yearLookBack: (year: string) => YearLookBack;
  /** Reads all years since the journal began, the latest first, and their totals. */
  readonly allLookBack: () => AllLookBack;
  /** Reads the period that is looked back on by itself today; null for none. */
  readonly duePeriod: () => Period | null;
  /** Reads the facts of a period. */
  readonly periodLookBack: (period: Period) => PeriodLookBack;
  /** Reads the first and the last day with a record. */
  readonly recordedSpan: () => RecordedSpan;
  /** Reads every entry up to today, the latest first. */
  readonly entries: () => readonly JournalEntry[];
  /** Reads every day up to today with an entry or a note on a habit, the latest first. */
  readonly entryDays: () => readonly EntryDay[];
  /** Reads the entries of a day in the order of their times; those without one come first. */
  readonly entriesOn: (day: Day) => readonly JournalEntry[];
  /** Reads the mood of a day: the mean of its entries, from 1 to 5; null without any. */
  readonly moodOn: (day: Day) => number | null;
  /** Reads the note of a week, a month or a year; undefined without one. */
  readonly periodNote: (period: Period) => string | undefined;
  /** Reads an entry; null when there is none of this id (any more). */
  readonly entry: (id: string) => JournalEntry | null;

  /**
   * Adds a habit, not completed, at the end of the list.
   *
   * @throws JournalError 'habit-name-missing' or 'weekday-missing'.
   */
  readonly addHabit: (draft: HabitDraft & HabitOptions) => Promise<DayHabit>;
  /** Sets a habit on today or any earlier day, also one before its creation. */
  readonly setMark: (id: number, day: Day, mark: HabitMark) => Promise<Undo>;
  /** Sets several habits on a day in one write, which one undo takes back. */
  readonly setMarks: (ids: readonly number[], day: Day, mark: HabitMark) => Promise<Undo>;
  /** Records how much of a habit was done on a day; null records nothing any more. */
  readonly setAmount: (id: number, day: Day, amount: number | null) => Promise<Undo>;
  /** Writes a note on a habit's day; an empty one removes it. */
  readonly setHabitNote: (
    id: number,
    day: Day,
    note: string,
    options?: WriteOptions,
  ) => Promise<Undo>;
  /** Writes the note of a week, a month or a year, up to `NOTE_MAX_LENGTH` long; an empty one removes it. */
  readonly setPeriodNote: (period: Period, text: string, options?: WriteOptions) => Promise<Undo>;
  /** Records that what is left off happened on a day. */
  readonly recordSlip: (id: number, day: Day, slip: Slip, options?: WriteOptions) => Promise<Undo>;
  /** Edits a habit. A new schedule or goal is in force from today on; history stays as it was. */
  readonly editHabit: (id: number, changes: HabitChanges, options?: WriteOptions) => Promise<Undo>;
  /** Moves a habit in front of another one, or to the end for null; a group is its time of day from now on. */
  readonly moveHabit: (id: number, before: number | null, group?: HabitGroup) => Promise<Undo>;
  /** Takes a habit out of the list from today on; its history stays. */
  readonly archiveHabit: (id: number) => Promise<Undo>;
  readonly restoreHabit: (id: number) => Promise<Undo>;
  /** Puts a habit with all its records into the bin. */
  readonly deleteHabit: (id: number) => Promise<Undo>;
  /** Brings a deleted habit back, with all its records. */
  readonly undeleteHabit: (id: number) => Promise<Undo>;
  /** Removes a deleted habit with all its records for good. */
  readonly removeHabit: (id: number) => Promise<void>;
  /**
   * Saves an entry, under a `newEntryId` or in place of one that is there. A new one of today has the time on the clock,
   * one of an earlier day has none, unless told.
   */
  readonly saveEntry: (id: string, content: EntryContent, options?: WriteOptions) => Promise<Undo>;
  /** Edits some fields of an entry; the others stay as they are by then. */
  readonly editEntry: (
    id: string,
    changes: Partial<EntryContent>,
    options?: WriteOptions,
  ) => Promise<Undo>;
  readonly removeEntry: (id: string) => Promise<Undo>;
  /** Turns daily reminders on or off. */
  readonly setNotifications: (enabled: boolean) => Promise<Undo>;
  readonly setDayStartHour: (hour: number) => Promise<Undo>;
  /** Has weeks begin on a weekday, from the first such day on; those that are over stay as they were. */
  readonly setFirstWeekday: (weekday: Weekday) => Promise<Undo>;
  /** Sets the pauses that apply to all habits. */
  readonly setPauses: (pauses: readonly Pause[]) => Promise<Undo>;
  /** Names a time of day; an empty name restores the usual one. */
  readonly setGroupName: (group: HabitGroup, name: string) => Promise<Undo>;
  readonly setTheme: (theme: ThemeChoice) => Promise<Undo>;
  readonly setAccent: (accent: Accent) => Promise<Undo>;
  /** Sets the times of reminders; `notifications` says if this app sends them. */
  readonly setReminders: (reminders: Reminders) => Promise<Undo>;
  readonly setBadge: (badge: boolean) => Promise<Undo>;
  readonly setMoodReminder: (moodReminder: boolean) => Promise<Undo>;
  readonly setNumberKeys: (numberKeys: boolean) => Promise<Undo>;
  readonly setShowPrompts: (showPrompts: boolean) => Promise<Undo>;
  /** Sets the prompts of a person's own: those with something visible, each once, {@link PROMPTS_MAX} at most. */
  readonly setPrompts: (prompts: readonly string[]) => Promise<Undo>;
  readonly setShowStreaks: (showStreaks: boolean) => Promise<Undo>;
  readonly setLeaveOutHardDays: (leaveOutHardDays: boolean) => Promise<Undo>;
  /** Removes all marks and the mood of a day, also of one to come: a clock may have been wrong. */
  readonly clearDay: (day: Day) => Promise<Undo>;
  /** Leaves days that are far from all others as they are; they are not pointed out again. */
  readonly ignoreOutlierDays: (days: readonly Day[]) => Promise<Undo>;

  /**
   * Reads everything again: what a worker wrote that was ended before it could tell, or a tab that was closed. Happens
   * by itself when the page is shown or focused.
   */
  readonly refresh: () => Promise<void>;
  /** Reads all stored rows, also quarantined ones, as JSON text that a person can save as a file. */
  readonly saveAll: () => Promise<string>;
  /** Counts the stored records. */
  readonly readContents: () => Promise<JournalContents>;
  /** Erases the journal for good, in every tab. This one is closed afterwards. */
  readonly erase: () => Promise<void>;
  /** Stops listening and lets go of the storage. */
  readonly close: () => void;
}

/** A slip: what is left off has happened. */
export interface Slip {
  /** The amount of the whole day, more than 0. */
  readonly amount: number;
  /** The time in ms since 1970; null if it is not known. */
  readonly time: number | null;
  /** The note on that day; undefined leaves it as it is. */
  readonly note?: string;
}

/** Every row of a journal by its table, as stored and as a backup has it. */
export type JournalTables = Readonly<
  Record<
    | 'habits'
    | 'months'
    | 'entries'
    | 'habitNotes'
    | 'periodNotes'
    | 'labels'
    | 'settings'
    | 'quarantine',
    readonly unknown[]
  >
>;

/** Fields of a habit that can be edited; name and icon are checked as at its creation. */
export type HabitChanges = Partial<HabitDraft & HabitOptions>;

/** Fields of a habit besides its name and icon. */
export interface HabitOptions {
  /** The schedule; every day unless told. */
  readonly schedule?: Schedule;
  /** The goal; null is 'done or not'. */
  readonly goal?: Goal | null;
  /** The time of day; 'anytime' unless told. */
  readonly group?: HabitGroup;
  readonly pauses?: readonly Pause[];
  /** The first and the last day on which it can be due; null for none. */
  readonly startsOn?: Day | null;
  readonly endsOn?: Day | null;
}
