import { type DayClock, watchDay } from '../days/dayClock';
import { civilDay } from '../days/day';
import { checkHabitDraft, createHabit, type Habit } from '../habits/habit';
import type { JournalSnapshot, SampleJournal } from '../journal';
import { JournalError } from '../journalError';
import { moodOption } from '../moods/mood';
import { habitProgress } from '../progress/habitProgress';
import { createStore } from '../store/store';
import {
  SAMPLE_SETTINGS,
  SAMPLE_STATS,
  sampleHabits,
  sampleRecentEntries,
  type SampleWords,
} from './sampleData';

export interface SampleJournalOptions {
  /** The names of its habits and its notes. */
  words: SampleWords;
  /**
   * Where a saved mood is written, one call each.
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
  const {
    getState: getSnapshot,
    subscribe,
    setState,
  } = createStore<JournalSnapshot>({
    kind: 'sample',
    today: civilDay(new Date()),
    habits,
    progress: habitProgress(habits),
    recentEntries: sampleRecentEntries(words),
    stats: SAMPLE_STATS,
    settings: SAMPLE_SETTINGS,
  });
  const update = (changes: Partial<JournalSnapshot>) => setState({ ...getSnapshot(), ...changes });
  const setHabits = (next: readonly Habit[]) =>
    update({ habits: next, progress: habitProgress(next) });

  return {
    kind: 'sample',
    getSnapshot,
    subscribe: withClock(subscribe, () => {
      const today = civilDay(new Date());
      if (today !== getSnapshot().today) update({ today });
    }),

    addHabit: async (draft) => {
      const check = checkHabitDraft(draft);
      if (!check.ok) throw new JournalError(check.problem);
      const { habits: present } = getSnapshot();
      const habit = createHabit(present, check.draft);
      setHabits([...present, habit]);
      return habit;
    },

    setHabitCompleted: async (id, completed) => {
      const { habits: present } = getSnapshot();
      const habit = present.find((candidate) => candidate.id === id);
      if (habit === undefined) throw new JournalError('habit-gone');
      if (habit.completed === completed) return;
      setHabits(present.map((each) => (each === habit ? { ...habit, completed } : each)));
    },

    saveMood: async ({ mood, note }) => {
      log('Mood saved', { mood: moodOption(mood).value, note });
    },

    setNotifications: async (enabled) => {
      const { settings } = getSnapshot();
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
