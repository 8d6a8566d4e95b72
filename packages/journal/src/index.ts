export {
  addDays,
  civilDay,
  type Day,
  DAY_START_MAX_HOUR,
  daysBetween,
  isDay,
  nextDayStart,
  startOfWeek,
  type Weekday,
  weekdayOf,
  WEEKDAYS,
} from './days/day';
export { addMonths, daysInMonth, type Month, monthOf } from './days/month';
export {
  checkHabitDraft,
  createHabit,
  DEFAULT_HABIT_ICON,
  type Habit,
  HABIT_ICON_MAX_LENGTH,
  HABIT_ICON_SUGGESTIONS,
  type HabitDraft,
  type HabitDraftCheck,
  HABIT_GROUPS,
  type HabitGroup,
  type HabitMark,
  limitHabitIcon,
  nextHabitId,
} from './habits/habit';
export {
  AMOUNT_MAX,
  type Goal,
  HABIT_NOTE_MAX_LENGTH,
  isMet,
  UNIT_MAX_LENGTH,
} from './habits/goal';
export { endPause, isOver, isPaused, type Pause } from './habits/pause';
export {
  EVERY_DAY,
  INTERVAL_MAX_DAYS,
  isTimes,
  isWeekdays,
  type PeriodUnit,
  type Schedule,
  TIMES_MAX,
  type Weekdays,
} from './habits/schedule';
export {
  HABIT_MOOD_MIN_DAYS,
  HABIT_MOOD_PERMUTATIONS,
  HABIT_MOOD_SIGNIFICANCE,
} from './insights/habitMood';
export {
  type Insight,
  moodInsight,
  streakInsight,
  WEEK_INSIGHT_MIN_DAYS,
} from './insights/insights';
export type {
  DeletedHabit,
  DeviceJournal,
  DeviceRecentEntry,
  DeviceSettings,
  DeviceSnapshot,
  DeviceStats,
  HabitChanges,
  HabitOptions,
  InsightStatus,
  JournalTables,
  StorageStatus,
  Undo,
} from './deviceJournal';
export type { JournalStats } from './journal';
export {
  type BackupProblem,
  JournalError,
  type JournalErrorCode,
  type Refusal,
  type StorageTrouble,
  storageTroubleOf,
  type Versions,
} from './journalError';
export {
  editEntry,
  type EntryDraft,
  type EntryMerge,
  isUnsaved,
  mergeEntry,
} from './moods/entryDraft';
export { type EntrySearch, findEntries } from './moods/entrySearch';
export {
  type Entry,
  isNoteTooLong,
  MOOD_OPTIONS,
  MOOD_RANGE,
  type MoodDraft,
  type MoodOption,
  moodOption,
  type MoodValue,
  NOTE_MAX_LENGTH,
  type RecentEntry,
} from './moods/mood';
export type { JournalContents } from './progress/contents';
export { type HabitProgress, percentage } from './progress/habitProgress';
export {
  type Completion,
  completion,
  dayStreak,
  type MoodDirection,
  MOOD_DIRECTION_MIN_ENTRIES,
  MOOD_DIRECTION_MIN_STEP,
  moodDirection,
  type WeekdayHabits,
  type WeekdayValue,
  weeklyHabits,
} from './progress/progress';
export type { DayTally } from './progress/tallies';
export type { DayHabit, JournalDay } from './progress/dayView';
export type { EntryDay, NamedHabitNote } from './progress/entryDays';
export type { HabitCalendarDay, HabitDetail } from './progress/habitView';
export type { JournalEntry, MoodCalendarDay } from './progress/moodViews';
export type { JournalWeek } from './progress/weekView';
export { reminderCalendar } from './reminders/calendar';
export {
  freeReminderTime,
  isReminderDue,
  leftOf,
  nextReminder,
  REMINDER_TIMES_MAX,
  type Reminders,
  willRemind,
} from './reminders/reminders';
export { type Accent, ACCENTS, type ThemeChoice, THEMES } from './settings/appearance';
export { reuseEqual } from './store/reuseEqual';
