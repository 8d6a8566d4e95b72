import type { Day } from './days/day';
import type { Habit, HabitDraft } from './habits/habit';
import type { Insight } from './insights/insights';
import type { MoodDraft, RecentEntry } from './moods/mood';
import type { HabitProgress } from './progress/habitProgress';
import type { WeekdayHabits, WeekdayValue } from './progress/progress';

/** The figures of the Stats screen; null is 'not yet': no record stands behind the figure. */
export interface JournalStats {
  /** In days; 0 is a broken streak. */
  readonly dayStreak: number | null;
  /** 0 to 100. */
  readonly completion: number | null;
  /** Habits completed on each day of the week. */
  readonly weeklyHabits: readonly WeekdayHabits[];
  /** Mood on each day of the week, 1 to 5. */
  readonly moodTrends: readonly WeekdayValue[];
  readonly insights: readonly Insight[];
}

/** The preferences that a journal keeps. */
export interface JournalSettings {
  readonly notifications: boolean;
  /** Whether dark mode was chosen, whatever the device has. */
  readonly darkMode: boolean;
  /** Whether `darkMode` can be chosen at all. */
  readonly darkModeAvailable: boolean;
}

/** All that the screens show, at one moment. Deeply frozen. */
export interface JournalSnapshot {
  /** Whose data it is: the fixed sample, or what a person keeps on this device. */
  readonly kind: 'sample' | 'device';
  /** The civil day that it is. Changes by itself when the next day begins. */
  readonly today: Day;
  /** In the order in which they are listed; a new habit comes last. */
  readonly habits: readonly Habit[];
  readonly progress: HabitProgress;
  /** The latest first. */
  readonly recentEntries: readonly RecentEntry[];
  readonly stats: JournalStats;
  readonly settings: JournalSettings;
}

/**
 * A journal: the data-fetching client that is created at start, before the first render. The screens
 * fetch all they show here. Neither making one nor using it calls a server.
 *
 * Writes are asynchronous. They resolve once the write is done and may reject with a
 * `JournalError`; the snapshot is then as if the write had never been tried. A snapshot may show
 * a write before its promise settles.
 *
 * No function needs `this`: each can be taken off and passed on its own, as in
 * `useSyncExternalStore(journal.subscribe, journal.getSnapshot)`.
 */
export interface Journal {
  /** Whose journal it is, as in the snapshot. A union of journals is told apart by it. */
  readonly kind: 'sample' | 'device';

  /** The present state: the identical object (`===`) until something in it changes. */
  readonly getSnapshot: () => JournalSnapshot;

  /**
   * Calls the listener after every change of the snapshot until the returned function is called.
   * Listeners may unsubscribe themselves or others while they are being called, or subscribe new
   * ones, which the next change is the first to reach. An error that one throws reaches neither the
   * others nor the write, but the global error handler.
   */
  readonly subscribe: (listener: () => void) => () => void;

  /**
   * Adds a habit, not completed, at the end of the list.
   *
   * @returns the habit as it is listed.
   * @throws JournalError 'habit-name-missing' when there is nothing visible in the name.
   */
  readonly addHabit: (draft: HabitDraft) => Promise<Habit>;

  /**
   * Marks a habit as completed today, or not; to mark it as it is changes nothing.
   *
   * @throws JournalError 'habit-gone' when no habit has the id.
   */
  readonly setHabitCompleted: (id: number, completed: boolean) => Promise<void>;

  /**
   * Saves the mood of today, with its note.
   *
   * @throws RangeError for a value that is no mood.
   */
  readonly saveMood: (draft: MoodDraft) => Promise<void>;

  /** Turns daily reminders on or off. */
  readonly setNotifications: (enabled: boolean) => Promise<void>;
}

/** The journal of a first visit: the common interface and no more. */
export interface SampleJournal extends Journal {
  readonly kind: 'sample';
}

// What only a person's own journal has.
