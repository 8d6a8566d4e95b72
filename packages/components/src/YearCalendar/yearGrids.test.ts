import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WeekdayNumber } from '../internal/weekdays';
import { addDays } from '../MonthCalendar/months';
import { dayIn, yearDayAfterKey, yearGrids } from './yearGrids';

const weekdays = fc.constantFrom<WeekdayNumber[]>(1, 2, 3, 4, 5, 6, 7);
const layouts = fc.constantFrom('months', 'weeks', 'rows');
const ranges = fc
  .tuple(
    fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) }),
    fc.integer({ min: 0, max: 800 }),
  )
  .map(([ms, length]) => {
    const min = new Date(ms).toISOString().slice(0, 10);
    return { min, max: addDays(min, length), length };
  });

test('every layout has each day of a range once', () => {
  fc.assert(
    fc.property(ranges, layouts, weekdays, ({ min, max, length }, layout, firstWeekday) => {
      const grids = yearGrids(layout, min, max, firstWeekday);
      const days = grids
        .flatMap(({ rows }) => rows.flatMap((row) => row.days))
        .filter((day) => day !== null && day >= min && day <= max);
      expect(days).toHaveLength(length + 1);
      expect(new Set(days).size).toBe(length + 1);
    }),
  );
});

describe('a column for each week', () => {
  const [grid] = yearGrids('weeks', '2026-01-01', '2026-12-31', 1);

  test('has a row for each weekday', () => {
    expect(grid?.rows.map(({ head }) => new Date(head ?? '').getUTCDay())).toEqual([
      1, 2, 3, 4, 5, 6, 0,
    ]);
    expect(grid?.rows[0]?.days.slice(0, 2)).toEqual([null, '2026-01-05']);
    expect(grid?.rows[3]?.days[0]).toBe('2026-01-01');
  });

  test('has the week with the first day of a month under its name', () => {
    expect(grid?.columns.map(({ count }) => count)).toEqual([4, 4, 5, 4, 5, 4, 4, 5, 4, 4, 5, 5]);
    expect(grid?.columns[2]?.day).toBe('2026-03-01');
  });
});

test('a day is in the grid of its month, or in the only grid', () => {
  const [january, february] = yearGrids('months', '2026-01-01', '2026-02-28', 1);
  const [rows] = yearGrids('rows', '2026-01-01', '2026-02-28', 1);
  expect([january, february, rows].map((grid) => grid && dayIn(grid, '2026-02-03'))).toEqual([
    undefined,
    '2026-02-03',
    '2026-02-03',
  ]);
});

const press = (key: string) =>
  yearDayAfterKey('2026-03-31', { key, shiftKey: false }, 'rows', { firstWeekday: 1, rtl: false });

describe('keys', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  test.each([
    ['months', false, ['17', '19', '11', '25', '16', '22']],
    ['months', true, ['19', '17', '11', '25', '16', '22']],
    ['weeks', false, ['11', '25', '17', '19', '16', '22']],
    ['weeks', true, ['25', '11', '17', '19', '16', '22']],
  ] as const)('move as the days of %s are laid out, right to left: %s', (layout, rtl, days) => {
    const reached = keys.map((key) =>
      yearDayAfterKey('2026-11-18', { key, shiftKey: false }, layout, { firstWeekday: 1, rtl }),
    );
    expect(reached).toEqual(days.map((day) => `2026-11-${day}`));
  });

  test('move by month between rows', () => {
    expect(press('ArrowUp')).toBe('2026-02-28');
    expect(press('ArrowDown')).toBe('2026-04-30');
    expect(press('Home')).toBe('2026-03-01');
    expect(press('End')).toBe('2026-03-31');
    expect(press('a')).toBeNull();
  });
});
