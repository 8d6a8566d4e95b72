import { type DayClock, watchDay } from '../days/dayClock';
import { civilDay, type Day } from '../days/day';
import { checkHabitDraft, createHabit, type Habit, type HabitDraft } from '../habits/habit';
import type { JournalStats } from '../journal';
import { JournalError } from '../journalError';
import { type MoodDraft, moodOption, type RecentEntry } from '../moods/mood';
import { type HabitProgress, habitProgress } from '../progress/habitProgress';
import { createStore } from '../store/store';
import {
  SAMPLE_SETTINGS,
  SAMPLE_STATS,
  sampleHabits,
  sampleRecentEntries,
  type SampleSettings,
  type SampleWords,
} from './sampleData';

/** All that the sample's screens show, at one moment. Deeply frozen. */
export interface SampleView {
  /** The civil day that it is. Changes by itself when the next day begins. */
  readonly today: Day;
  /** The habits in the order of the list; a new one comes last. */
  readonly habits: readonly Habit[];
  readonly progress: HabitProgress;
  /** The recent entries, the latest first. */
  readonly recentEntries: readonly RecentEntry[];
  readonly stats: JournalStats;
  readonly settings: SampleSettings;
}

/**
 * The journal of a first visit. Each function can be taken off and passed on its own. A write shows at once;
 * one that is refused changes nothing.
 */
export interface SampleJournal {
  /** The present state: the identical object (`===`) until something in it changes. */
  readonly getView: () => SampleView;
  /** Calls the listener after every change of the view until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Adds a habit, not completed, at the end of the list.
   *
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
   * Logs the mood of today with its note, and keeps nothing.
   *
   * @throws RangeError for a value that is no mood.
   */
  readonly saveMood: (draft: MoodDraft) => Promise<void>;
  /**
   * Returns the habits that a person's own journal may begin with: completed are those that were ticked by hand.
   * A habit of the sample has one uid wherever it is kept, so that two devices that are joined have it once.
   */
  readonly habitsToKeep: () => readonly KeptHabit[];
  /** Turns daily reminders on or off. */
  readonly setNotifications: (enabled: boolean) => Promise<void>;
}

/** A habit of the sample that a person's own journal begins with. */
export interface KeptHabit extends Pick<Habit, 'name' | 'icon' | 'completed'> {
  /** Undefined for a habit that a person has added. */
  readonly uid: string | undefined;
}

export interface SampleJournalOptions {
  /** The names of its habits and its notes. */
  words: SampleWords;
  /**
   * Writes a saved mood, one call each.
   *
   * @defaultValue `console.log`
   */
  log?: (...data: unknown[]) => void;
}

/**
 * A journal of fixed sample data, held in memory: what a first visit shows. Habits can be added and
 * marked and reminders switched, until the page is left; figures and recent entries stay as they
 * are. A saved mood is only logged, as 'Mood saved' and the mood value with its note.
 */
export function createSampleJournal({
  words,
  log = logToConsole,
}: SampleJournalOptions): SampleJournal {
  const habits = sampleHabits(words);
  /** Ids of the habits that a person has ticked or unticked. */
  const touched = new Set<number>();
  const {
    getState: getView,
    subscribe,
    setState,
  } = createStore<SampleView>({
    today: civilDay(new Date()),
    habits,
    progress: habitProgress(habits),
    recentEntries: sampleRecentEntries(words),
    stats: SAMPLE_STATS,
    settings: SAMPLE_SETTINGS,
  });
  const update = (changes: Partial<SampleView>) => setState({ ...getView(), ...changes });
  const setHabits = (next: readonly Habit[]) =>
    update({ habits: next, progress: habitProgress(next) });

  return {
    getView,
    subscribe: withClock(subscribe, () => {
      const today = civilDay(new Date());
      if (today !== getView().today) update({ today });
    }),

    addHabit: async (draft) => {
      const check = checkHabitDraft(draft);
      if (!check.ok) throw new JournalError(check.problem);
      const { habits: present } = getView();
      const habit = createHabit(present, check.draft);
      setHabits([...present, habit]);
      return habit;
    },

    setHabitCompleted: async (id, completed) => {
      const { habits: present } = getView();
      const habit = present.find((candidate) => candidate.id === id);
      if (habit === undefined) throw new JournalError('habit-gone');
      if (habit.completed === completed) return;
      touched.add(id);
      setHabits(present.map((each) => (each === habit ? { ...habit, completed } : each)));
    },

    habitsToKeep: () =>
      getView().habits.map(({ id, name, icon, completed }) => ({
        uid: habits.some((habit) => habit.id === id) ? `sample-${id}` : undefined,
        name,
        icon,
        completed: completed && touched.has(id),
      })),

    saveMood: async ({ mood, note }) => {
      log('Mood saved', { mood: moodOption(mood).value, note });
    },

    setNotifications: async (enabled) => {
      const { settings } = getView();
      if (settings.notifications === enabled) return;
      update({ settings: { ...settings, notifications: enabled } });
    },
  };
}

/** Watches for the day to change while anybody listens: a sample needs no closing. */
function withClock(
  subscribe: SampleJournal['subscribe'],
  onCheck: () => void,
): SampleJournal['subscribe'] {
  let clock: DayClock | null = null;
  let listeners = 0;
  return (listener) => {
    const unsubscribe = subscribe(listener);
    let isSubscribed = true;
    listeners += 1;
    clock ??= watchDay(() => 0, onCheck);
    return () => {
      unsubscribe();
      if (!isSubscribed) return;
      isSubscribed = false;
      listeners -= 1;
      if (listeners > 0) return;
      clock?.stop();
      clock = null;
    };
  };
}

// Looks console.log up when it is called, so that a later replacement is used.
function logToConsole(...data: unknown[]): void {
  // oxlint-disable-next-line no-console -- in the sample, saving a mood is this line and no more
  console.log(...data);
}
