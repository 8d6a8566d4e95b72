import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Weekday, weekdayOf } from './day';
import { days } from './day.testing';
import {
  changeFrom,
  EVERY_DAY,
  type HabitHistory,
  isArchived,
  scheduledDays,
  scheduleOn,
} from './habitHistory';
import { addMonths, dayIn, daysInMonth, monthOf } from './month';

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
    const set = scheduledDays(history, '2026-11-04', '2026-11');
    const scheduled = Array.from({ length: 30 }, (_, index) => index + 1).filter(
      (date) => (set >>> (date - 1)) & 1,
    );
    // From its creation, not while archived, and from the 16th on Mondays and Wednesdays.
    expect(scheduled).toEqual([4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 18, 23, 25, 30]);
  });

  it('is empty before the habit and while it is archived', () => {
    expect(scheduledDays(history, '2026-11-04', '2026-10')).toBe(0);
    expect(scheduledDays(history, '2026-11-04', '2027-05')).toBe(0);
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
          const set = scheduledDays(habit, since, month);
          for (let index = 0; index < daysInMonth(month); index += 1) {
            const day = dayIn(month, index);
            const asked =
              day >= since &&
              !isArchived(habit, day) &&
              scheduleOn(habit, day).includes(weekdayOf(day));
            expect((set >>> index) & 1).toBe(asked ? 1 : 0);
          }
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
