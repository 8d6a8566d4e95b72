import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WeekdayNumber } from '../internal/weekdays';
import {
  addDays,
  addMonths,
  clampDay,
  clampMonth,
  dayAfterKey,
  daysOf,
  monthOf,
  weeksOf,
} from './months';

const weekdays = fc.constantFrom<WeekdayNumber[]>(1, 2, 3, 4, 5, 6, 7);
const days = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

const press = (key: string, { day = '2026-11-18', shiftKey = false, rtl = false } = {}) =>
  dayAfterKey(day, { key, shiftKey }, { firstWeekday: 1, rtl });

describe('arithmetic', () => {
  test('adds days across months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  test('adds months across years', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  test.each([
    ['2026-11', 30],
    ['2026-12', 31],
    ['2027-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
  ])('%s has %d days', (month, count) => {
    expect(daysOf(month)).toHaveLength(count);
    expect(daysOf(month)[0]).toBe(`${month}-01`);
    expect(daysOf(month).at(-1)).toBe(`${month}-${count}`);
  });

  test('clamps a day', () => {
    expect(clampDay('2026-11-21', '2026-11-22', '2026-11-30')).toBe('2026-11-22');
    expect(clampDay('2026-11-21', '2026-11-01', '2026-11-20')).toBe('2026-11-20');
    expect(clampDay('2026-11-21', '2026-11-21', '2026-11-21')).toBe('2026-11-21');
  });
});

describe('the first month shown', () => {
  test.each([
    ['2026-11', '2026-01-01', '2026-11-21', 1, '2026-11'],
    ['2026-11', '2026-01-01', '2026-11-21', 2, '2026-10'],
    ['2026-11', '2026-11-01', '2026-11-21', 2, '2026-11'],
    ['2026-11', '2027-01-05', '9999-12-31', 2, '2027-01'],
    ['2026-11', '2026-01-01', '2026-09-30', 1, '2026-09'],
    ['2026-11', '0001-01-01', '9999-12-31', 2, '2026-11'],
  ])('for %s from %s to %s, %d of them, is %5$s', (month, min, max, count, first) => {
    expect(clampMonth(month, min, max, count)).toBe(first);
  });
});

describe('weeks', () => {
  test('November 2026 begins on a Sunday', () => {
    const nothing = [null, null, null, null, null, null];
    const weeks = weeksOf('2026-11', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...nothing, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', ...nothing]);
    expect(weeksOf('2026-11', 7)).toHaveLength(5);
  });

  test('hold every day of their month, in order, in rows of seven', () => {
    fc.assert(
      fc.property(days, weekdays, (day, firstWeekday) => {
        const weeks = weeksOf(monthOf(day), firstWeekday);
        expect(weeks.flat().filter(Boolean)).toEqual(daysOf(monthOf(day)));
        expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
      }),
    );
  });
});

describe('keys', () => {
  test.each([
    ['ArrowLeft', '2026-11-17'],
    ['ArrowRight', '2026-11-19'],
    ['ArrowUp', '2026-11-11'],
    ['ArrowDown', '2026-11-25'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-18'],
    ['PageDown', '2026-12-18'],
  ])('%s moves to %s', (key, day) => {
    expect(press(key)).toBe(day);
  });

  test('from right to left, arrow keys follow the screen', () => {
    expect(press('ArrowLeft', { rtl: true })).toBe('2026-11-19');
    expect(press('ArrowRight', { rtl: true })).toBe('2026-11-17');
  });

  test('Shift with Page Up and Page Down moves by a year', () => {
    expect(press('PageUp', { shiftKey: true })).toBe('2025-11-18');
    expect(press('PageDown', { shiftKey: true, day: '2028-02-29' })).toBe('2029-02-28');
  });

  test('in a shorter month the last day is the target', () => {
    expect(press('PageUp', { day: '2026-12-31' })).toBe('2026-11-30');
    expect(press('PageDown', { day: '2027-01-30' })).toBe('2027-02-28');
  });

  test('other keys do not move', () => {
    expect(press('Enter')).toBeNull();
    expect(press('a')).toBeNull();
  });

  test('Home and End stay within the week, whatever its first day', () => {
    fc.assert(
      fc.property(days, weekdays, (day, firstWeekday) => {
        const from = { firstWeekday, rtl: false };
        const first = dayAfterKey(day, { key: 'Home', shiftKey: false }, from) ?? '';
        expect(dayAfterKey(day, { key: 'End', shiftKey: false }, from)).toBe(addDays(first, 6));
        expect(new Date(first).getUTCDay() || 7).toBe(firstWeekday);
        expect(first <= day && day <= addDays(first, 6)).toBe(true);
      }),
    );
  });
});
