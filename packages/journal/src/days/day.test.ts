import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  checkDay,
  civilDay,
  daysBetween,
  isDay,
  startOfWeek,
  timeOn,
  type Weekday,
  weekdayOf,
} from './day';
import { days, inZone, NO_DAYS, zones } from './day.testing';

const weekdays = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);
const someDays = fc.integer({ min: -100_000, max: 100_000 });

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2024-03-10', 0, '2024-03-10'],
    ['0099-12-31', 1, '0100-01-01'],
    ['2024-01-01', 366, '2025-01-01'],
  ])('%s and %i days is %s', (day, n, sum) => {
    expect(addDays(day, n)).toBe(sum);
  });

  it('keeps to the calendar across days of 23 and 25 hours, and a date that was skipped', () => {
    inZone('America/Los_Angeles', () => {
      expect(addDays('2024-03-09', 1)).toBe('2024-03-10');
      expect(addDays('2024-03-10', 1)).toBe('2024-03-11');
      expect(addDays('2024-11-03', 1)).toBe('2024-11-04');
    });
    inZone('Pacific/Apia', () => expect(addDays('2011-12-29', 1)).toBe('2011-12-30'));
  });

  it('is undone by the opposite, in any zone', () => {
    fc.assert(
      fc.property(zones, days, someDays, (zone, day, n) => {
        inZone(zone, () => {
          const there = daysWithinReach(day, n) ? addDays(day, n) : day;
          expect(addDays(there, daysBetween(there, day))).toBe(day);
        });
      }),
    );
  });

  it('adds up: n days and m days are n + m days', () => {
    fc.assert(
      fc.property(someDays, someDays, (n, m) => {
        expect(addDays(addDays('2024-02-29', n), m)).toBe(addDays('2024-02-29', n + m));
      }),
    );
  });

  it('sorts as text: a later day is the greater text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700_000 }), (n) => {
        expect(addDays('0001-01-01', n) > '0001-01-01').toBe(true);
        expect(addDays('2024-02-29', -n) < '2024-02-29').toBe(true);
      }),
    );
  });

  it('refuses parts of days and sums outside the calendar', () => {
    expect(() => addDays('2024-01-01', 0.5)).toThrow(RangeError);
    expect(() => addDays('2024-01-01', NaN)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
    expect(() => addDays('2024-01-01', 1e12)).toThrow(RangeError);
  });

  it.each(NO_DAYS)('refuses "%s"', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });
});

describe('timeOn', () => {
  it.each([
    ['22:30', 0, '2024-03-10T22:30'],
    ['02:59', 3, '2024-03-11T02:59'],
    ['03:00', 3, '2024-03-10T03:00'],
  ])('%s on a day that starts at %i lies on that day', (clock, startHour, expected) => {
    const time = new Date(timeOn('2024-03-10', clock, startHour));
    expect(time).toEqual(new Date(expected));
    expect(civilDay(time, startHour)).toBe('2024-03-10');
  });
});

describe('isDay', () => {
  it.each(['2024-02-29', '0000-01-01', '9999-12-31'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
    expect(checkDay(day)).toBe(day);
  });

  it.each(['2023-02-29', '2024-00-10', '2024-13-01', '2024-04-31', '2024-4-1', '+2024-04-01', ''])(
    "'%s' is none",
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(() => checkDay(text)).toThrow(RangeError);
    },
  );

  it('is text', () => {
    expect([20_240_401, null, ['2024-04-01'], new Date(0)].filter(isDay)).toEqual([]);
  });
});

describe('daysBetween', () => {
  it('counts calendar days, either way', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
    expect(daysBetween('2024-03-01', '2024-03-01')).toBe(0);
  });

  it('is what addDays added', () => {
    fc.assert(
      fc.property(someDays, (n) => {
        expect(daysBetween('2024-02-29', addDays('2024-02-29', n))).toBe(n);
      }),
    );
  });

  it.each(NO_DAYS)('refuses "%s" at either end', (text) => {
    expect(() => daysBetween('2024-01-01', text)).toThrow(RangeError);
    expect(() => daysBetween(text, '2024-01-01')).toThrow(RangeError);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2024-07-01', 'Mon'],
    ['2024-07-07', 'Sun'],
    ['2024-02-29', 'Thu'],
    ['1969-12-31', 'Wed'],
  ])('%s was a %s', (day, label) => {
    expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekdayOf(day) - 1]).toBe(label);
  });

  it('moves on by one each day, Sunday to Monday, in any zone', () => {
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        inZone(zone, () => expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1));
      }),
    );
  });
});

describe('startOfWeek', () => {
  it('is Monday unless told', () => {
    expect(startOfWeek('2024-07-01')).toBe('2024-07-01');
    expect(startOfWeek('2024-07-07')).toBe('2024-07-01');
    expect(startOfWeek('2024-07-08')).toBe('2024-07-08');
  });

  it('can be Sunday or Saturday', () => {
    expect(startOfWeek('2024-07-06', 7)).toBe('2024-06-30');
    expect(startOfWeek('2024-07-07', 7)).toBe('2024-07-07');
    expect(startOfWeek('2024-07-05', 6)).toBe('2024-06-29');
  });

  it('is the weekday asked for, at most six days back', () => {
    fc.assert(
      fc.property(days, weekdays, (day, firstWeekday) => {
        const start = startOfWeek(day, firstWeekday);
        expect(weekdayOf(start)).toBe(firstWeekday);
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, day)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

function daysWithinReach(day: string, n: number): boolean {
  const year = Number(day.slice(0, 4)) + n / 365;
  return year > 1 && year < 9998;
}
