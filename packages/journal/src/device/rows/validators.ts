import { DAY_START_MAX_HOUR, isDay, type Weekday } from '../../days/day';
import { dayIn, daysInMonth, type Month } from '../../days/month';
import { AMOUNT_MAX } from '../../habits/goal';
import { HABIT_GROUPS, isVisible } from '../../habits/habit';
import { INTERVAL_MAX_DAYS, TIMES_MAX } from '../../habits/schedule';
import { isReminderTime } from '../../reminders/reminders';
import { ACCENTS, THEMES } from '../../settings/appearance';
import { AMOUNT, MARK_VALUES, MOOD_VALUES } from './cells';
import { HABIT_ID_MAX } from './habitIds';
import type { TableRows } from './rows';

/** The tables whose rows are validated as they are read. */
export type ValidatedTable = Exclude<keyof TableRows, 'setAside' | 'snapshots'>;

type Validators = {
  readonly [Name in ValidatedTable]: (value: unknown) => value is TableRows[Name];
};

/** Whether a stored value is a row of its table, so that what is read can be relied on. */
export const validators: Validators = {
  habits: (row): row is TableRows['habits'] =>
    isObject(row) &&
    isHabitId(row.id) &&
    isStamp(row) &&
    typeof row.uid === 'string' &&
    typeof row.name === 'string' &&
    typeof row.icon === 'string' &&
    (isVisible(row.name) || row.removed === true) &&
    Number.isFinite(row.position) &&
    isDay(row.createdOn) &&
    isHistory(row.schedule, isSchedule) &&
    row.schedule.length > 0 &&
    isHistory(row.archive, (value) => typeof value === 'boolean') &&
    (row.goal === undefined || isHistory(row.goal, (value) => value === null || isGoal(value))) &&
    (row.pauses === undefined || isPauses(row.pauses)) &&
    [row.startsOn, row.endsOn].every((value) => value == null || isDay(value)) &&
    (row.group === undefined || isGroup(row.group)) &&
    typeof row.deleted === 'boolean' &&
    (row.removed === undefined || (row.removed === true && row.deleted)),

  months: (row): row is TableRows['months'] => {
    if (!isObject(row) || !isMonth(row.month) || !isObject(row.marks)) return false;
    const length = daysInMonth(row.month);
    return (
      isCells(row.moods, length, MOOD_VALUES) &&
      Object.entries(row.marks).every(
        ([id, cells]) => isHabitId(Number(id)) && isCells(cells, length, MARK_VALUES),
      )
    );
  },

  notes: (row): row is TableRows['notes'] =>
    isObject(row) &&
    isDay(row.day) &&
    typeof row.note === 'string' &&
    (row.at === undefined || isStamp(row)),

  habitNotes: (row): row is TableRows['habitNotes'] =>
    isObject(row) &&
    isStamp(row) &&
    typeof row.note === 'string' &&
    typeof row.key === 'string' &&
    isDay(row.key.slice(0, 10)) &&
    row.key[10] === ' ' &&
    isHabitId(Number(row.key.slice(11))),

  settings: (row): row is TableRows['settings'] =>
    isObject(row) &&
    isStamp(row) &&
    typeof row.key === 'string' &&
    Object.hasOwn(SETTING_VALIDATORS, row.key) &&
    SETTING_VALIDATORS[row.key]?.(row.value) === true,
};

const SETTING_VALIDATORS: Readonly<Record<string, (value: unknown) => boolean>> = {
  notifications: (value) => typeof value === 'boolean',
  dayStartHour: (value) => isWhole(value) && value >= 0 && value <= DAY_START_MAX_HOUR,
  firstWeekday: (value) => value === 'locale' || isWeekday(value),
  habitMoods: (value) => value === null || isHabitMoods(value),
  strayDaysLeft: (value) => Array.isArray(value) && value.every(isDay),
  pauses: isPauses,
  groupNames: (value) =>
    isObject(value) &&
    Object.entries(value).every(([group, name]) => isGroup(group) && typeof name === 'string'),
  theme: (value) => THEMES.some((theme) => theme === value),
  accent: (value) => ACCENTS.some((accent) => accent === value),
  reminders: (value) =>
    isObject(value) &&
    Array.isArray(value.times) &&
    value.times.every(isReminderTime) &&
    Array.isArray(value.weekdays) &&
    value.weekdays.every(isWeekday),
  badge: (value) => typeof value === 'boolean',
};

/** Whether a number can be that of a habit. */
export function isHabitId(value: unknown): value is number {
  return isWhole(value) && value >= 1 && value <= HABIT_ID_MAX;
}

function isHabitMoods(value: unknown): boolean {
  return (
    isObject(value) &&
    isMonth(value.month) &&
    Array.isArray(value.findings) &&
    value.findings.every(
      (finding) =>
        isObject(finding) &&
        [finding.habitId, finding.daysWith, finding.daysWithout].every(isWhole) &&
        Number.isFinite(finding.difference),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function isWeekday(value: unknown): value is Weekday {
  return isWhole(value) && value >= 1 && value <= 7;
}

function isSchedule(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isWeekday);
  if (!isObject(value)) return false;
  if (value.kind === 'interval') return isBetween(value.days, 2, INTERVAL_MAX_DAYS);
  return (
    value.kind === 'times' &&
    (value.per === 'week' || value.per === 'month') &&
    isBetween(value.times, 1, TIMES_MAX[value.per])
  );
}

function isBetween(value: unknown, lowest: number, highest: number): boolean {
  return isWhole(value) && value >= lowest && value <= highest;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= AMOUNT_MAX;
}

function isGoal(value: unknown): boolean {
  return (
    isObject(value) &&
    isAmount(value.target) &&
    isAmount(value.step) &&
    value.step > 0 &&
    typeof value.unit === 'string' &&
    (value.direction === 'atLeast' || value.direction === 'atMost')
  );
}

function isPauses(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (pause) => isObject(pause) && isDay(pause.from) && (pause.to === null || isDay(pause.to)),
    )
  );
}

function isGroup(value: unknown): boolean {
  return HABIT_GROUPS.some((group) => group === value);
}

function isStamp(row: Record<string, unknown>): boolean {
  return Number.isFinite(row.at) && isWhole(row.offset);
}

function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && isDay(dayIn(value, 0));
}

function isHistory(value: unknown, isValue: (value: unknown) => boolean): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.every((step: unknown, index) => {
      if (!isObject(step) || !isDay(step.from) || !isValue(step.value)) return false;
      const earlier: unknown = value[index - 1];
      return !isObject(earlier) || String(earlier.from) < step.from;
    })
  );
}

function isCells(value: unknown, length: number, values: RegExp): boolean {
  return (
    isObject(value) &&
    typeof value.values === 'string' &&
    value.values.length === length &&
    values.test(value.values) &&
    (value.amounts === undefined
      ? !value.values.includes(AMOUNT)
      : isListOf(value.amounts, length, isAmount)) &&
    [value.at, value.offset].every((list) => isListOf(list, length, Number.isFinite))
  );
}

function isListOf(value: unknown, length: number, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === length && value.every((item) => isItem(item));
}
