import { WEEKDAY_LABELS } from '../day';
import type { Habit } from '../habit';
import type { JournalSettings, JournalStats } from '../journal';
import { moodOption, type RecentEntry } from '../mood';
import type { WeekdayValue } from '../progress';

export const SAMPLE_HABITS: readonly Habit[] = [
  { id: 1, name: 'Exercise', completed: true, icon: '🏃' },
  { id: 2, name: 'Read 20 mins', completed: false, icon: '📖' },
  { id: 3, name: 'Sleep early', completed: false, icon: '🌙' },
  { id: 4, name: 'Drink water', completed: true, icon: '💧' },
  { id: 5, name: 'Meditate', completed: true, icon: '🧘' },
];

export const SAMPLE_RECENT_ENTRIES: readonly RecentEntry[] = [
  {
    id: 1,
    dateLabel: 'Today',
    mood: moodOption(4),
    note: 'Long walk before work. Head feels clear.',
  },
  {
    id: 2,
    dateLabel: 'Yesterday',
    mood: moodOption(3),
    note: 'Busy, but I kept the evening for myself.',
  },
  {
    id: 3,
    dateLabel: '2 days ago',
    mood: moodOption(5),
    note: 'Dinner with old friends. Laughed a lot.',
  },
];

// Written down, not computed: a sample says the same on any day. A test runs the sample week
// through the real rules and holds these figures to what comes out.
export const SAMPLE_STATS: JournalStats = {
  dayStreak: 7,
  completion: 89,
  weeklyHabits: week([4, 5, 3, 5, 4, 5, 5]),
  moodTrends: week([4, 5, 3, 4, 5, 4, 5]),
  insights: [
    { kind: 'streak', text: "You're on a 7-day streak! Keep it up!" },
    { kind: 'mood', text: 'Your mood has been improving this week' },
  ],
};

export const SAMPLE_SETTINGS: JournalSettings = {
  notifications: true,
  darkMode: false,
  darkModeAvailable: false,
};

function week(values: readonly number[]): WeekdayValue[] {
  return WEEKDAY_LABELS.map((label, index) => ({ label, value: values[index] ?? null }));
}
