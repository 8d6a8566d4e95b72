import { checkHabitDraft, createHabit, type Habit } from '../habit';
import type { SampleJournal } from '../journal';
import { moodOption } from '../mood';
import { habitProgress } from '../habitProgress';
import { createSnapshotStore } from '../snapshotStore';
import { SAMPLE_HABITS, SAMPLE_RECENT_ENTRIES, SAMPLE_SETTINGS, SAMPLE_STATS } from './sampleData';

export interface SampleJournalOptions {
  /** Where a saved mood is written, one call each; `console.log` unless told. */
  log?: (...data: unknown[]) => void;
}

/**
 * A journal of fixed sample data, held in memory: what a first visit shows. Habits can be added and
 * marked and reminders switched, until the page is left; figures and recent entries stay as they
 * are. A saved mood is only logged, as 'Mood saved' and the mood value with its note.
 */
export function createSampleJournal({
  log = logToConsole,
}: SampleJournalOptions = {}): SampleJournal {
  const { getSnapshot, subscribe, update } = createSnapshotStore({
    kind: 'sample',
    habits: SAMPLE_HABITS,
    progress: habitProgress(SAMPLE_HABITS),
    recentEntries: SAMPLE_RECENT_ENTRIES,
    stats: SAMPLE_STATS,
    settings: SAMPLE_SETTINGS,
  });

  const setHabits = (habits: readonly Habit[]) =>
    update({ habits, progress: habitProgress(habits) });

  return {
    kind: 'sample',
    getSnapshot,
    subscribe,

    addHabit: async (draft) => {
      const check = checkHabitDraft(draft);
      if (!check.ok) throw new Error(check.message);
      const { habits } = getSnapshot();
      const habit = createHabit(habits, check.draft);
      setHabits([...habits, habit]);
      return habit;
    },

    setHabitCompleted: async (id, completed) => {
      const { habits } = getSnapshot();
      const habit = habits.find((candidate) => candidate.id === id);
      if (habit === undefined) {
        throw new Error(`This habit is no longer in your journal (number ${id}).`);
      }
      if (habit.completed === completed) return;
      setHabits(habits.map((each) => (each === habit ? { ...habit, completed } : each)));
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

// Looks console.log up when it is called, so that whoever replaces it later is heard.
function logToConsole(...data: unknown[]): void {
  // oxlint-disable-next-line no-console -- saving a mood in the sample is this line and no more
  console.log(...data);
}
