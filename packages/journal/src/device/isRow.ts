import { addDays, type Day, type Weekday } from '../day';
import { dayIn, daysInMonth, type Month } from '../month';
import type { HabitRow, MonthRow, NoteRow, SettingRow } from './rows';

type Parse<Row> = (value: unknown) => value is Row;

/** Whether a stored value is a row of its table, so that what is read can be relied on. */
export const isRow = {
  habits: ((row) =>
    isObject(row) &&
    isWhole(row.id) &&
    row.id >= 1 &&
    isStamp(row) &&
    typeof row.uid === 'string' &&
    typeof row.name === 'string' &&
    typeof row.icon === 'string' &&
    Number.isFinite(row.position) &&
    isDay(row.createdOn) &&
    isHistory(row.schedule, isSchedule) &&
    row.schedule.length > 0 &&
    isHistory(row.archive, (value) => typeof value === 'boolean') &&
    typeof row.deleted === 'boolean') as Parse<HabitRow>,

  months: ((row) =>
    isObject(row) &&
    isMonth(row.month) &&
    isCells(row.moods, daysInMonth(row.month), /^[1-5.]*$/) &&
    isObject(row.marks) &&
    Object.values(row.marks).every((cells) =>
      isCells(cells, daysInMonth(row.month as Month), /^[ds.]*$/),
    )) as Parse<MonthRow>,

  notes: ((row) =>
    isObject(row) && isDay(row.day) && typeof row.note === 'string') as Parse<NoteRow>,

  settings: ((row) =>
    isObject(row) &&
    isStamp(row) &&
    typeof row.key === 'string' &&
    SETTING_CHECKS[row.key]?.(row.value) === true) as Parse<SettingRow>,
};

const SETTING_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  notifications: (value) => typeof value === 'boolean',
  dayStartHour: (value) => isWhole(value) && value >= 0 && value <= 23,
  firstWeekday: (value) => value === 'locale' || isWeekday(value),
  habitMoods: (value) => value === null || isHabitMoods(value),
};

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
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function isWeekday(value: unknown): value is Weekday {
  return isWhole(value) && value >= 1 && value <= 7;
}

function isSchedule(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isWeekday);
}

function isStamp(row: Record<string, unknown>): boolean {
  return Number.isFinite(row.at) && isWhole(row.offset);
}

function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && isDay(dayIn(value, 0));
}

function isDay(value: unknown): value is Day {
  try {
    return typeof value === 'string' && addDays(value, 0) === value;
  } catch {
    return false;
  }
}

function isHistory(value: unknown, isValue: (value: unknown) => boolean): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.every((step, index) => {
      const earlier: unknown = value[index - 1]?.from;
      const inOrder = typeof earlier !== 'string' || earlier < step.from;
      return isObject(step) && isDay(step.from) && inOrder && isValue(step.value);
    })
  );
}

function isCells(value: unknown, length: number, values: RegExp): boolean {
  return (
    isObject(value) &&
    typeof value.values === 'string' &&
    value.values.length === length &&
    values.test(value.values) &&
    [value.at, value.offset].every(
      (list) => Array.isArray(list) && list.length === length && list.every(Number.isFinite),
    )
  );
}
