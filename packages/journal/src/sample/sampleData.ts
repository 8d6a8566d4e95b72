import { WEEKDAYS } from '../days/day';
import type { Habit } from '../habits/habit';
import type { JournalStats } from '../journal';
import { moodOption, type RecentEntry } from '../moods/mood';
import type { WeekdayHabits, WeekdayValue } from '../progress/progress';

/** The words of the sample, in the reader's language: the journal speaks none. */
export interface SampleWords {
  readonly exercise: string;
  readonly read: string;
  readonly sleep: string;
  readonly water: string;
  readonly meditate: string;
  readonly noteOfToday: string;
  readonly noteOfYesterday: string;
  readonly noteOfTwoDaysAgo: string;
}

export function sampleHabits(words: SampleWords): readonly Habit[] {
  return [
    { id: 1, name: words.exercise, completed: true, icon: '🏃' },
    { id: 2, name: words.read, completed: false, icon: '📖' },
    { id: 3, name: words.sleep, completed: false, icon: '🌙' },
    { id: 4, name: words.water, completed: true, icon: '💧' },
    { id: 5, name: words.meditate, completed: true, icon: '🧘' },
  ];
}

export function sampleRecentEntries(words: SampleWords): readonly RecentEntry[] {
  return [
    { id: 1, daysAgo: 0, mood: moodOption(4), note: words.noteOfToday },
    { id: 2, daysAgo: 1, mood: moodOption(3), note: words.noteOfYesterday },
    { id: 3, daysAgo: 2, mood: moodOption(5), note: words.noteOfTwoDaysAgo },
  ];
}

// Fixed, not computed: a sample says the same on any day. `sampleWeek.test.ts` runs the sample week
// through the real rules and compares the figures.
export const SAMPLE_STATS: JournalStats = {
  dayStreak: 7,
  completion: 89,
  weeklyHabits: week([4, 5, 3, 5, 4, 5, 5]).map(outOfFive),
  moodTrends: week([4, 5, 3, 4, 5, 4, 5]),
  insights: [
    { kind: 'streak', days: 7 },
    { kind: 'mood', direction: 'improving' },
  ],
};

/** The preferences that the sample keeps until the page is left. */
export interface SampleSettings {
  readonly notifications: boolean;
  readonly darkMode: boolean;
  /** True if `darkMode` can be chosen at all. */
  readonly darkModeAvailable: boolean;
}

export const SAMPLE_SETTINGS: SampleSettings = {
  notifications: true,
  darkMode: false,
  darkModeAvailable: false,
};

function week(values: readonly number[]): WeekdayValue[] {
  return WEEKDAYS.map((weekday, index) => ({ weekday, value: values[index] ?? null }));
}

function outOfFive(weekday: WeekdayValue): WeekdayHabits {
  return { ...weekday, due: 5 };
}
