export {
  addDays,
  civilDay,
  type Day,
  daysBetween,
  nextDayStart,
  startOfWeek,
  type Weekday,
  WEEKDAY_LABELS,
  weekdayOf,
} from './day';
export {
  DAY_START_MAX_HOUR,
  type DayHabit,
  type DeviceJournal,
  type DeviceRecentEntry,
  type DeviceSettings,
  type DeviceSnapshot,
  type DeviceStats,
  type HabitCalendarDay,
  type HabitChanges,
  type HabitDetail,
  type HabitMark,
  type InsightStatus,
  type JournalDay,
  JournalError,
  type JournalWeek,
  type MoodCalendarDay,
  type MoodRecord,
  type Schedule,
  type StorageStatus,
  type StorageTrouble,
  type Undo,
} from './deviceJournal';
export { dayLabel } from './dayLabel';
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
export { type HabitProgress, percentage } from './habitProgress';
export { addMonths, daysInMonth, type Month, monthOf } from './month';
export {
  daysMissingMessage,
  type Insight,
  INSIGHT_RULES,
  moodInsight,
  streakInsight,
} from './insights';
export type {
  Journal,
  JournalSettings,
  JournalSnapshot,
  JournalStats,
  SampleJournal,
} from './journal';
export {
  MOOD_OPTIONS,
  MOOD_RANGE,
  type MoodDraft,
  type MoodOption,
  moodOption,
  type MoodValue,
  NOTE_MAX_LENGTH,
  noteLengthLeft,
  type RecentEntry,
} from './mood';
export {
  type Completion,
  completion,
  dayStreak,
  type DayTally,
  type MoodDirection,
  moodDirection,
  type WeekdayValue,
  weeklyHabits,
} from './progress';
export { createSampleJournal, type SampleJournalOptions } from './sample/sampleJournal';
