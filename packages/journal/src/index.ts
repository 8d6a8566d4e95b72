export {
  addDays,
  civilDay,
  type Day,
  daysBetween,
  nextDayStart,
  startOfWeek,
  toLocalDate,
  type Weekday,
  WEEKDAY_LABELS,
  weekdayOf,
} from './day';
export {
  checkHabitDraft,
  createHabit,
  DEFAULT_HABIT_ICON,
  type Habit,
  HABIT_ICON_MAX_LENGTH,
  HABIT_ICON_SUGGESTIONS,
  HABIT_NAME_MISSING,
  habitAddedMessage,
  type HabitDraft,
  type HabitDraftCheck,
  limitHabitIcon,
  nextHabitId,
} from './habit';
export { type Insight, moodInsight, streakInsight } from './insights';
export type { Journal, JournalSettings, JournalSnapshot, JournalStats } from './journal';
export {
  MOOD_OPTIONS,
  MOOD_RANGE,
  type MoodDraft,
  type MoodOption,
  moodOption,
  type MoodValue,
  type RecentEntry,
} from './mood';
export {
  type Completion,
  completion,
  dayStreak,
  type DayTally,
  type HabitProgress,
  type MoodDirection,
  moodDirection,
  percentage,
  type WeekdayValue,
  weeklyHabits,
} from './progress';
export { createSampleJournal, type SampleJournalOptions } from './sample/sampleJournal';
