import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, type Weekday, weekdayOf, WEEKDAYS } from '../days/day';
import { changeWeeks, weekOf, type Weeks, weeksFrom } from './weeks';

// November 2026: the 16th is a Monday.
const WEDNESDAY = '2026-11-18';

it('a week that begins on another weekday begins on the first such day, and cuts the one before short', () => {
  const weeks = changeWeeks(weeksFrom(1), WEDNESDAY, 7);
  expect(weekOf('2026-11-15', weeks)).toEqual({
    first: '2026-11-09',
    last: '2026-11-15',
    isCut: false,
  });
  expect(weekOf(WEDNESDAY, weeks)).toEqual({
    first: '2026-11-16',
    last: '2026-11-21',
    isCut: true,
  });
  expect(weekOf('2026-11-22', weeks)).toEqual({
    first: '2026-11-22',
    last: '2026-11-28',
    isCut: false,
  });
});

it('a change that was not in force yet leaves nothing when it is taken back', () => {
  const changed = changeWeeks(weeksFrom(1), WEDNESDAY, 7);
  expect(changeWeeks(changed, '2026-11-19', 1)).toEqual(weeksFrom(1));
  expect(changeWeeks(changed, '2026-11-22', 1)).toEqual(weeksFrom(1));
  expect(changeWeeks(changed, '2026-11-19', 6)).toEqual([
    ...weeksFrom(1),
    { from: '2026-11-21', value: 6 },
  ]);
});

const days = fc.integer({ min: 0, max: 200 }).map((count) => addDays('2026-01-01', count));
const changes = fc.array(fc.record({ on: days, weekday: fc.constantFrom<Weekday>(...WEEKDAYS) }));

it('whatever is changed, each day lies in one week, and only the last before a change is cut', () => {
  fc.assert(
    fc.property(changes, days, (all, day) => {
      const inOrder = all.toSorted((one, other) => daysBetween(other.on, one.on));
      const weeks = inOrder.reduce<Weeks>(
        (before, { on, weekday }) => changeWeeks(before, on, weekday),
        weeksFrom(1),
      );
      const { first, last, isCut } = weekOf(day, weeks);
      expect(first <= day && day <= last).toBe(true);
      expect(weekOf(first, weeks)).toEqual(weekOf(last, weeks));
      expect(weekOf(addDays(last, 1), weeks).first).toBe(addDays(last, 1));
      expect(weekdayOf(first)).toBe(weeks.findLast(({ from }) => from <= first)?.value);
      expect(isCut).toBe(weeks.some(({ from }) => first < from && from <= addDays(first, 6)));
    }),
  );
});
