export {
  addDays,
  civilDay,
  clockTime,
  type Day,
  DAY_START_MAX_HOUR,
  daysBetween,
  isAhead,
  isDay,
  SUPPORTED_DAYS,
  timeOn,
  type Weekday,
  weekdayOf,
  WEEKDAYS,
} from './days/day';
export {
  addMonths,
  type Month,
  monthOf,
  monthsBetween,
  monthsOfYear,
  yearOf,
  yearsBetween,
} from './days/month';
export type { Period } from './days/period';
export {
  checkHabitDraft,
  DEFAULT_HABIT_ICON,
  type Habit,
  HABIT_ICON_SUGGESTIONS,
  type HabitDraft,
  HABIT_GROUPS,
  type HabitGroup,
  type HabitMark,
  limitHabitIcon,
} from './habits/habit';
export {
  AMOUNT_MAX,
  amountOver,
  goalShare,
  type Goal,
  HABIT_NOTE_MAX_LENGTH,
  isLimit,
  isToLeaveOff,
} from './habits/goal';
export { endPause, isPaused, isPauseOver, type Pause, removePause } from './habits/pause';
export {
  EVERY_DAY,
  INTERVAL_MAX_DAYS,
  isEveryDay,
  isTimes,
  isWeekdays,
  type Schedule,
  TIMES_MAX,
} from './habits/schedule';
export {
  MOOD_FACTOR_MIN_DAYS,
  MOOD_FACTOR_PERMUTATIONS,
  MOOD_FACTOR_SIGNIFICANCE,
} from './insights/moodFactors';
export type { Insight, MoodFactorInsight } from './insights/insights';
export type {
  DeviceJournal,
  DeviceSettings,
  DeviceView,
  HabitChanges,
  HabitOptions,
  StorageStatus,
  Undo,
} from './deviceJournal';
export type { JournalStats } from './journal';
export {
  JournalError,
  type StorageTrouble,
  storageTroubleOf,
  type UndoConflict,
} from './journalError';
export {
  editEntry,
  type EntryDraft,
  type EntryMerge,
  isSameEntry,
  isUnsaved,
  mergeEntry,
} from './moods/entryDraft';
export { PROMPTS_MAX } from './settings/prompts';
export { isEntryTime, isPartOfDay, PARTS_OF_DAY, type PartOfDay } from './moods/entryTime';
export { type Label, LABEL_NAME_MAX_LENGTH, MOOD_NAMES_MAX, SCALE_RANGE } from './moods/label';
export {
  type EntrySearch,
  findEntries,
  fold,
  markMatches,
  prepareSearch,
} from './moods/entrySearch';
export { onThisDay } from './moods/onThisDay';
export {
  type Entry,
  type EntryLabels,
  NO_ENTRY,
  isMoodValue,
  isNoteTooLong,
  dayOfEntry,
  MOOD_OPTIONS,
  MOOD_RANGE,
  moodOption,
  newEntryId,
  type MoodValue,
  NOTE_MAX_LENGTH,
} from './moods/mood';
export type { JournalContents } from './progress/contents';
export {
  type Completion,
  MOOD_DIRECTION_MIN_DAYS,
  MOOD_DIRECTION_MIN_STEP,
  type WeekdayValue,
} from './progress/progress';
export type { DayHabit, JournalDay } from './progress/dayView';
export type { EntryDay } from './progress/entryDays';
export type { AmountFigures } from './progress/amountFigures';
export type { HabitOverTime, HabitRun } from './progress/habitOverTime';
export type { HabitCalendarDay, HabitDetail, HabitWeeks } from './progress/habitView';
export type { LeftOff } from './progress/leftOff';
export type { LabelCalendarDay, LabelDetail } from './progress/labelDetail';
export {
  type AllLookBack,
  MOOD_CHANGE_MIN_DAYS,
  type MonthLookBack,
  type YearLookBack,
} from './progress/lookBack';
export { daysOfPeriod, type PeriodLookBack } from './progress/duePeriod';
export type { HabitLine } from './progress/lookBackHabits';
export { type MoodSums, type RangeSums } from './progress/lookBackSums';
export type { JournalEntry, MoodCalendarDay } from './progress/moodViews';
export type { JournalWeek } from './progress/weekView';
export { reminderCalendar } from './reminders/calendar';
export {
  freeReminderTime,
  isReminderDue,
  remainingHabits,
  nextReminder,
  REMINDER_TIMES_MAX,
  hasReminders,
} from './reminders/reminders';
export { type Accent, ACCENTS, type ThemeChoice, THEMES } from './settings/appearance';
export { reuseEqual } from './store/reuseEqual';
export { localNotes, ownName, type SafeStorage, sessionNotes } from './webStorage';
export { moodComparison } from './progress/moodComparison';
