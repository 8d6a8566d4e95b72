import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Weekday, weekdayOf } from '../days/day';
import { days } from '../days/day.testing';
import { eachIndex, intersection } from '../days/daySet';
import { addMonths, dayIn, daysInMonth, type Month, monthOf } from '../days/month';
import {
  activeDays,
  changeFrom,
  type HabitHistory,
  isArchived,
  scheduledDays,
  scheduleOn,
} from './habitHistory';
import { EVERY_DAY, isWeekdays } from './schedule';

const history: HabitHistory = {
  createdOn: '2026-11-04',
  schedule: [
    { from: '2026-11-04', value: EVERY_DAY },
    { from: '2026-11-16', value: [1, 3] },
  ],
  archive: [
    { from: '2026-11-10', value: true },
    { from: '2026-11-12', value: false },
    { from: '2026-12-01', value: true },
  ],
};

/** The days of a month, by index, on which a habit is active and scheduled. */
function daysOf(habit: HabitHistory, since: string, month: Month): number[] {
  return [...eachIndex(intersection(activeDays(habit, since, month), scheduledDays(habit, month)))];
}

describe('changeFrom', () => {
  it('adds a step, and leaves what was before it', () => {
    expect(changeFrom([{ from: '2026-11-01', value: 1 }], '2026-11-05', 2)).toEqual([
      { from: '2026-11-01', value: 1 },
      { from: '2026-11-05', value: 2 },
    ]);
  });

  it('replaces a step of the same day, and of days that a clock set back has yet to come', () => {
    const steps = [
      { from: '2026-11-01', value: 1 },
      { from: '2026-11-05', value: 2 },
      { from: '2026-11-09', value: 3 },
    ];
    expect(changeFrom(steps, '2026-11-05', 4)).toEqual([
      { from: '2026-11-01', value: 1 },
      { from: '2026-11-05', value: 4 },
    ]);
  });
});

describe('scheduledDays', () => {
  it('goes by what was in force on each day', () => {
    const dates = daysOf(history, '2026-11-04', '2026-11').map((index) => index + 1);
    // From its creation, not while archived, and from the 16th on Mondays and Wednesdays.
    expect(dates).toEqual([4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 18, 23, 25, 30]);
  });

  it('is empty before the habit and while it is archived', () => {
    expect(daysOf(history, '2026-11-04', '2026-10')).toEqual([]);
    expect(daysOf(history, '2026-11-04', '2027-05')).toEqual([]);
  });

  it('says the same of a month as day by day, in any month', () => {
    const weekdays = fc.subarray([...EVERY_DAY], { minLength: 1 });
    fc.assert(
      fc.property(days, weekdays, fc.integer({ min: -40, max: 40 }), (since, schedule, later) => {
        const changed = addDays(since, Math.abs(later));
        const habit: HabitHistory = {
          createdOn: since,
          schedule: [
            { from: since, value: schedule },
            { from: addDays(changed, 1), value: [7] as Weekday[] },
          ],
          archive: [{ from: addDays(changed, 20), value: true }],
        };
        for (const month of [monthOf(since), addMonths(monthOf(since), 1)]) {
          const asked = Array.from({ length: daysInMonth(month) }, (_, index) => index).filter(
            (index) => {
              const day = dayIn(month, index);
              const inForce = scheduleOn(habit, day);
              const isScheduled = isWeekdays(inForce) && inForce.includes(weekdayOf(day));
              return day >= since && !isArchived(habit, day) && isScheduled;
            },
          );
          expect(daysOf(habit, since, month)).toEqual(asked);
        }
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['2028-02', 29],
    ['2026-02', 28],
    ['2100-02', 28],
    ['2026-12', 31],
    ['9999-12', 31],
  ])('%s has %d days', (month, length) => {
    expect(daysInMonth(month)).toBe(length);
  });

  it('are counted over the ends of years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -35)).toBe('2023-12');
    expect(() => addMonths('2026-13', 1)).toThrow(RangeError);
    expect(() => addMonths('9999-12', 1)).toThrow(RangeError);
  });
});
