import * as v from 'valibot';
import { DAY_START_MAX_HOUR, type Day, type Weekday } from '../../days/day';
import type { Month } from '../../days/month';
import type { HabitGroup } from '../../habits/habit';
import type { TestedDays } from '../../insights/moodEvidence';
import type { MoodFactorFinding } from '../../insights/moodFactors';
import { MOOD_RANGE } from '../../moods/mood';
import { isReminderTime, type Reminders, USUAL_REMINDERS } from '../../reminders/reminders';
import { ACCENTS, THEMES } from '../../settings/appearance';
import {
  between,
  day,
  finiteNumber,
  history,
  month,
  pauses,
  stamp,
  weekday,
  wholeNumber,
} from './values';

/** Findings on what goes with moods, the month of the test and the days that it went over. */
export interface MoodFactors extends TestedDays {
  readonly month: Month;
  readonly findings: readonly MoodFactorFinding[];
}

const [lowest, highest] = MOOD_RANGE;

const moodFactors: v.GenericSchema<unknown, MoodFactors> = v.object({
  month,
  lastDay: day,
  moods: v.array(v.nullable(v.pipe(finiteNumber, v.minValue(lowest), v.maxValue(highest)))),
  findings: v.array(
    v.object({
      id: v.union([
        v.object({ habit: wholeNumber }),
        v.object({ label: v.string() }),
        v.object({ weekday }),
      ]),
      from: v.nullable(finiteNumber),
      sides: v.string(),
    }),
  ),
});

const days: v.GenericSchema<unknown, readonly Day[]> = v.array(day);

const texts: v.GenericSchema<unknown, readonly string[]> = v.array(v.string());

const groupNames: v.GenericSchema<
  unknown,
  Readonly<Partial<Record<HabitGroup, string>>>
> = v.record(v.string(), v.string());

const reminders: v.GenericSchema<unknown, Reminders> = v.object({
  times: v.array(v.custom<string>(isReminderTime)),
  weekdays: v.array(weekday),
});

/** Every setting: the values that it takes, and the one that holds until another is chosen. */
export const settings = v.object({
  notifications: v.fallback(v.boolean(), false),
  dayStartHour: v.fallback(between(0, DAY_START_MAX_HOUR), 0),
  /** The weekdays on which weeks begin, by day; empty until they are settled as the journal is opened. */
  firstWeekday: v.fallback(history<Weekday>(weekday), []),
  /** The findings of the last test of what goes with moods; null before the first. */
  moodFactors: v.fallback(v.nullable(moodFactors), null),
  /** Days far from all others that a person has looked at and left as they are. */
  strayDaysLeft: v.fallback(days, []),
  /** Pauses that apply to all habits. */
  pauses: v.fallback(pauses, []),
  /** Names that a person gave to times of day; the others have their usual names. */
  groupNames: v.fallback(groupNames, {}),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  accent: v.fallback(v.picklist(ACCENTS), 'plum'),
  reminders: v.fallback(reminders, USUAL_REMINDERS),
  /** True if the app's icon shows how much is left of the day. */
  badge: v.fallback(v.boolean(), false),
  /** True if reminders ask for the mood of a day that has none. */
  moodReminder: v.fallback(v.boolean(), false),
  /** True if number keys tick habits, in a window as wide as a desktop's. */
  numberKeys: v.fallback(v.boolean(), true),
  /** True if prompts are offered for the note of a mood. */
  showPrompts: v.fallback(v.boolean(), true),
  /** The prompts of a person's own; null for the usual ones. */
  prompts: v.fallback(v.nullable(texts), null),
  /** True if streaks are shown. */
  showStreaks: v.fallback(v.boolean(), true),
  /** True if 'On this day' leaves out days with a mood below Okay. */
  leaveOutHardDays: v.fallback(v.boolean(), false),
});

/** Values of all settings of a journal. */
export type SettingValues = Readonly<v.InferOutput<typeof settings>>;

/** Settings before anything was chosen. */
export const DEFAULT_SETTINGS: SettingValues = v.getFallbacks(settings);

export const settingRow = v.object({
  /** A key of {@link SettingValues}, or one that only a newer version knows. */
  key: v.string(),
  value: v.unknown(),
  ...stamp,
});

/** A setting as it is stored, whatever its value. */
export type SettingRow = Readonly<v.InferOutput<typeof settingRow>>;

/** The settings that rows hold. A value that this version does not know counts as not chosen. */
export function settingsOf(rows: Iterable<SettingRow>): SettingValues {
  return v.parse(settings, Object.fromEntries([...rows].map(({ key, value }) => [key, value])));
}
