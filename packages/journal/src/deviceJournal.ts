import type { Day, Weekday } from './day';
import type { Habit, HabitDraft } from './habit';
import type { Journal, JournalSettings, JournalSnapshot, JournalStats } from './journal';
import type { MoodDraft, MoodOption, MoodValue, RecentEntry } from './mood';
import type { HabitProgress } from './habitProgress';
import type { Completion, WeekdayValue } from './progress';

/** What a person set for a habit on a day. A skipped day is not due. */
export type HabitMark = 'done' | 'skipped' | 'empty';

/** A habit as it stands on one day. */
export interface DayHabit extends Habit {
  /** `completed` says whether this is 'done'. */
  readonly mark: HabitMark;
  /** Changed on the screen, not yet durable: `aria-busy`. */
  readonly pending: boolean;
}

/** One day of the journal: what Home shows of it. */
export interface JournalDay {
  readonly day: Day;
  /** The habits due on that day, in the order of the list. */
  readonly habits: readonly DayHabit[];
  /** 'Not today': in the list on that day, but not due or skipped. They are not counted. */
  readonly notDue: readonly DayHabit[];
  /** Of the due ones; its percentage is null where none is due. */
  readonly progress: HabitProgress;
  readonly mood: MoodOption | null;
}

/** The weekdays on which a habit is due, ascending, 1 (Monday) to 7 (Sunday); at least one. */
export type Schedule = readonly Weekday[];

/** All that the sheet of a habit shows. */
export interface HabitDetail extends Pick<Habit, 'id' | 'name' | 'icon'> {
  readonly schedule: Schedule;
  readonly archived: boolean;
  /** The day of its creation or of its first record, whichever is earlier. */
  readonly since: Day;
  /** In days on which it was due; 0 is a broken streak, null is 'not yet'. */
  readonly streak: number | null;
  /** The longest streak there ever was; null is 'not yet'. */
  readonly bestStreak: number | null;
  /** Over the four weeks up to today, by the rule of {@link Completion}. */
  readonly completion: Completion;
  readonly pending: boolean;
}

/** A day in the calendar of a habit. */
export interface HabitCalendarDay {
  readonly day: Day;
  readonly mark: HabitMark;
  /** Whether schedule and archive made it due on that day; a skipped day is not. */
  readonly due: boolean;
  readonly pending: boolean;
}

/** A day in the calendar of moods. */
export interface MoodCalendarDay {
  readonly day: Day;
  readonly mood: MoodOption | null;
  readonly pending: boolean;
}

/** A week of habits and moods; this one, or an earlier one. */
export interface JournalWeek {
  /** Its seven days, from the first weekday that was chosen. */
  readonly days: readonly Day[];
  /** Where today stands in `days`; null in another week. */
  readonly todayIndex: number | null;
  /** Due habits done on each day; null where nothing was due and on days to come. */
  readonly weeklyHabits: readonly WeekdayValue[];
  /** The most habits due on one of its days: the top of the chart; 0 without any. */
  readonly mostDue: number;
  /** 1 to 5; null without an entry and on days to come. */
  readonly moodTrends: readonly WeekdayValue[];
}

/** A mood with its note, of one day. */
export interface MoodRecord {
  readonly day: Day;
  readonly mood: MoodValue;
  readonly note: string;
}

/** A line of 'Recent Entries' that can be edited and removed. */
export interface DeviceRecentEntry extends RecentEntry {
  readonly day: Day;
  readonly pending: boolean;
}

/** The latest hour at which a day may start. */
export const DAY_START_MAX_HOUR = 6;

export interface DeviceSettings extends JournalSettings {
  /** The hour at which a day starts, 0 (midnight) to {@link DAY_START_MAX_HOUR}. */
  readonly dayStartHour: number;
  /** The weekday on which weeks begin. */
  readonly firstWeekday: Weekday;
  /** What was chosen: a weekday, or 'locale' for what is usual where the person lives. */
  readonly firstWeekdayChoice: Weekday | 'locale';
}

/** Why a journal cannot be opened, or can no longer be written to. */
export type StorageTrouble =
  /** The browser lets this page store nothing. */
  | 'blocked'
  /** The device has no room left. What is stored is safe. */
  | 'quota'
  /** The stored journal was made by a newer Daybow: 'Daybow was updated, reload'. */
  | 'newer'
  /** Another tab erased the journal. */
  | 'erased'
  /** The browser failed for a reason of its own, or closed the database. */
  | 'failed';

/** The figures of the Stats screen, computed. Its week is this week. */
export interface DeviceStats extends JournalStats {
  /** What `completion` counted. */
  readonly completionCount: Completion;
}

/** How the storage of a journal does. */
export interface StorageStatus {
  /** Null while all is well. 'newer' and 'erased' stay: nothing is written from here any more. */
  readonly trouble: StorageTrouble | null;
  /** How many stored rows could not be read. They are set aside, not lost: see `saveAll`. */
  readonly rowsSetAside: number;
  /** Whether the browser has promised not to clear the journal by itself; null: not known. */
  readonly persisted: boolean | null;
  /** Whether any write is not yet durable. */
  readonly pending: boolean;
}

/** What the card of insights shows beside the sentences in `stats.insights`. */
export interface InsightStatus {
  /** Whether sentences on habits and moods are still being worked out. */
  readonly pending: boolean;
  /** 'Not enough days yet: N more': the days to go; null when there are enough. */
  readonly daysMissing: number | null;
}

/** The snapshot of a device journal. Its common part is that of today. */
export interface DeviceSnapshot extends JournalSnapshot {
  readonly kind: 'device';
  /** By the hour at which days start. Changes by itself when the next day begins. */
  readonly today: Day;
  /** Those due today. */
  readonly habits: readonly DayHabit[];
  /** The other habits in the list, not due today or skipped. */
  readonly notDue: readonly DayHabit[];
  /** Both together: the whole list in its order. */
  readonly listed: readonly DayHabit[];
  /** Habits out of the list, until they are restored. */
  readonly archived: readonly Habit[];
  /** Seven at most. */
  readonly recentEntries: readonly DeviceRecentEntry[];
  readonly stats: DeviceStats;
  readonly settings: DeviceSettings;
  readonly insightStatus: InsightStatus;
  readonly storage: StorageStatus;
}

/**
 * Takes a write back: what it changed is as before it. Called once; rejects as a write does. It is a
 * write itself, which its own `Undo` takes back.
 */
export type Undo = () => Promise<Undo>;

/**
 * A person's own journal, on this device: the common door, alive, and what only it can do.
 *
 * Reads are plain functions of the present state: call them while rendering what the snapshot's
 * changes redraw. Each gives the identical frozen object until the snapshot changes.
 *
 * Writes show at once and resolve when durable. One that fails is taken off the screen again and
 * rejects with a {@link JournalError}, whose message is fit to be shown. A day to come is refused,
 * as is an unknown habit. Each resolves to its {@link Undo}.
 */
export interface DeviceJournal extends Journal {
  readonly kind: 'device';
  readonly getSnapshot: () => DeviceSnapshot;

  /** Any day up to today, as Home shows it. */
  readonly day: (day: Day) => JournalDay;
  /** The week that a day lies in. */
  readonly week: (day: Day) => JournalWeek;
  /** Null when there is no such habit (any more). */
  readonly habit: (id: number) => HabitDetail | null;
  /** The days of a month up to today, of one habit. @param month - 'YYYY-MM' */
  readonly habitMonth: (id: number, month: string) => readonly HabitCalendarDay[];
  /** The days of a month up to today. @param month - 'YYYY-MM' */
  readonly moodMonth: (month: string) => readonly MoodCalendarDay[];
  /** The entry of a day with its note, to edit it; null when there is none. */
  readonly readMood: (day: Day) => Promise<MoodRecord | null>;

  /** Sets a habit on today or any earlier day, also one before its creation. */
  readonly setMark: (id: number, day: Day, mark: HabitMark) => Promise<Undo>;
  /** Changes what is given. A schedule is in force from today on; history stays as it was. */
  readonly editHabit: (id: number, changes: HabitChanges) => Promise<Undo>;
  /** Moves a habit in front of another one, or to the end for null. */
  readonly moveHabit: (id: number, before: number | null) => Promise<Undo>;
  /** Takes a habit out of the list from today on; what was, stays. */
  readonly archiveHabit: (id: number) => Promise<Undo>;
  readonly restoreHabit: (id: number) => Promise<Undo>;
  /** Removes a habit with all its records. */
  readonly deleteHabit: (id: number) => Promise<Undo>;
  /** Saves the mood of today or an earlier day, in place of one that is there. */
  readonly saveMoodOn: (day: Day, draft: MoodDraft) => Promise<Undo>;
  readonly removeMood: (day: Day) => Promise<Undo>;
  readonly setDayStartHour: (hour: number) => Promise<Undo>;
  readonly setFirstWeekday: (choice: Weekday | 'locale') => Promise<Undo>;

  /** All that is stored, also rows set aside, as JSON text: what a person can save as a file. */
  readonly saveAll: () => Promise<string>;
  /** Erases the journal for good, in every tab. This one is closed afterwards. */
  readonly erase: () => Promise<void>;
  /** Stops listening and lets go of the storage. */
  readonly close: () => void;
}

/** What can be changed of a habit; the name and icon are checked as those of a new one. */
export type HabitChanges = Partial<HabitDraft & { schedule: Schedule }>;

/** A failure of a device journal. Its message is fit to be shown. */
export class JournalError extends Error {
  override readonly name = 'JournalError';

  constructor(
    readonly trouble: StorageTrouble,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
