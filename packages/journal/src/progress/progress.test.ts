import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days/day';
import { completion, dayStreak, weeklyHabits } from './progress';
import type { DayTally } from './tallies';

const TODAY = '2024-07-07';
const MONDAY = '2024-07-01';

/** Tallies of days up to today, the last one today: 'done/due', or '-' for a day without one. */
function daysUpTo(today: string, ...figures: string[]): DayTally[] {
  return figures.flatMap((figure, index) => {
    const [done, due] = figure.split('/').map(Number);
    if (done === undefined || due === undefined) return [];
    return [{ day: addDays(today, index - figures.length + 1), due, done }];
  });
}

const tallies = fc.array(
  fc.record({
    day: fc.integer({ min: -8, max: 1 }).map((n) => addDays(TODAY, n)),
    due: fc.integer({ min: 0, max: 5 }),
    done: fc.integer({ min: 0, max: 6 }),
  }),
);

describe('dayStreak', () => {
  it.each<[string, string[], number | null]>([
    ['is not yet without a record', [], null],
    ['is not yet on a first day with nothing done', ['0/5'], null],
    ['is not yet when nothing was ever due', ['0/0', '0/0'], null],
    ['counts a first day', ['1/5'], 1],
    ['counts days with at least one done', ['5/5', '1/5', '2/5'], 3],
    ['is not broken by a today without anything done', ['5/5', '5/5', '0/5'], 2],
    ['ends at the first day without', ['5/5', '0/5', '5/5', '5/5'], 2],
    ['is broken, 0, by a yesterday without', ['5/5', '0/5', '0/5'], 0],
    ['is broken, 0, when nothing was ever done', ['0/5', '0/5'], 0],
    ['starts again today', ['5/5', '0/5', '1/5'], 1],
    ['passes over days with nothing due', ['1/1', '0/0', '1/1', '0/0'], 2],
    ['passes over days without a record', ['1/1', '-', '1/1', '-', '-'], 2],
    ['does not count a tick on a day with nothing due', ['1/1', '2/0', '1/1'], 2],
    ['stays broken behind a gap', ['1/1', '0/1', '-', '-'], 0],
  ])('%s', (_, figures, streak) => {
    expect(dayStreak(daysUpTo(TODAY, ...figures), TODAY)).toBe(streak);
  });

  it('does not look ahead', () => {
    const tomorrow = { day: addDays(TODAY, 1), due: 5, done: 5 };
    expect(dayStreak([...daysUpTo(TODAY, '1/1', '1/1'), tomorrow], TODAY)).toBe(2);
    expect(dayStreak([tomorrow], TODAY)).toBeNull();
  });

  it('counts a date lived twice as one day', () => {
    const twice = { day: TODAY, due: 1, done: 1 };
    expect(dayStreak([twice, twice, ...daysUpTo(TODAY, '1/1', '-')], TODAY)).toBe(2);
  });

  it('is not broken by the emptier half of a date lived twice', () => {
    const yesterday = addDays(TODAY, -1);
    const full = { day: yesterday, due: 2, done: 2 };
    const empty = { day: yesterday, due: 2, done: 0 };
    expect(dayStreak([full, empty], TODAY)).toBe(1);
    expect(dayStreak([empty, full], TODAY)).toBe(1);
  });

  it('passes over a date that the zone jumped', () => {
    const week = [
      { day: '2011-12-28', due: 1, done: 1 },
      { day: '2011-12-29', due: 1, done: 1 },
      { day: '2011-12-31', due: 1, done: 1 },
    ];
    expect(dayStreak(week, '2011-12-31')).toBe(3);
  });

  it('is as long as the days that one keeps at it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), (length) => {
        const kept = Array.from({ length }, () => '1/1');
        expect(dayStreak(daysUpTo(TODAY, '1/1', '0/1', ...kept), TODAY)).toBe(length);
      }),
      { numRuns: 20 },
    );
  });
});

describe('completion', () => {
  it.each<[string, string[], number, number, number | null]>([
    ['is not yet without a record', [], 0, 0, null],
    ['is not yet on a first day with nothing done', ['0/5'], 0, 0, null],
    ['is not yet when nothing was due', ['0/0'], 0, 0, null],
    ['leaves out what is still to be done today', ['4/5', '1/5'], 5, 6, 83],
    ['keeps what was missed before today', ['0/5', '0/5'], 0, 5, 0],
    ['takes today in when it is done', ['4/5', '5/5'], 9, 10, 90],
    ['does not count ticks on a day with nothing due', ['3/0', '1/2', '1/2'], 2, 3, 67],
    ['does not count more than was due', ['9/2', '0/2'], 2, 2, 100],
    ['passes over days without a record', ['1/2', '-', '-', '1/1'], 2, 3, 67],
  ])('%s', (_, figures, done, due, share) => {
    expect(completion(daysUpTo(TODAY, ...figures), TODAY)).toEqual({
      done,
      due,
      percentage: share,
    });
  });

  it('looks at today and six days before, no further and not ahead', () => {
    const outside = [
      { day: addDays(TODAY, -7), due: 9, done: 9 },
      { day: addDays(TODAY, 1), due: 9, done: 9 },
    ];
    const sixDaysAgo = { day: addDays(TODAY, -6), due: 2, done: 1 };
    expect(completion([...outside, sixDaysAgo], TODAY)).toEqual({
      done: 1,
      due: 2,
      percentage: 50,
    });
  });

  it('counts a date lived twice once', () => {
    const yesterday = addDays(TODAY, -1);
    const twice = [
      { day: yesterday, due: 4, done: 3 },
      { day: yesterday, due: 2, done: 1 },
    ];
    const once = { done: 3, due: 4, percentage: 75 };
    expect(completion(twice, TODAY)).toEqual(once);
    expect(completion(twice.toReversed(), TODAY)).toEqual(once);
  });

  it('is never beyond 0 to 100 %', () => {
    fc.assert(
      fc.property(tallies, (some) => {
        const { done, due, percentage: share } = completion(some, TODAY);
        expect(done).toBeLessThanOrEqual(due);
        expect(share === null).toBe(due === 0);
        expect(share ?? 0).toBeGreaterThanOrEqual(0);
        expect(share ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('weeklyHabits', () => {
  it('has the seven days from Monday, what was done on each, and null without a record', () => {
    expect(weeklyHabits(daysUpTo(TODAY, '4/5', '0/5', '-', '2/0', '5/5'), MONDAY)).toEqual([
      { weekday: 1, value: null, due: 0 },
      { weekday: 2, value: null, due: 0 },
      { weekday: 3, value: 4, due: 5 },
      { weekday: 4, value: 0, due: 5 },
      { weekday: 5, value: null, due: 0 },
      { weekday: 6, value: null, due: 0 },
      { weekday: 7, value: 5, due: 5 },
    ]);
  });

  it('leaves out the weeks before and after', () => {
    const outside = [
      { day: addDays(MONDAY, -1), due: 1, done: 1 },
      { day: addDays(MONDAY, 7), due: 1, done: 1 },
    ];
    expect(weeklyHabits(outside, MONDAY).every(({ value }) => value === null)).toBe(true);
  });

  it('names the weekdays of a week that begins on Sunday', () => {
    const weekdays = weeklyHabits([], '2024-06-30').map(({ weekday }) => weekday);
    expect(weekdays).toEqual([7, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the order of tallies, and saying one twice,', () => {
  it('makes no difference to any figure', () => {
    const shuffled = tallies.chain((some) =>
      fc.tuple(
        fc.constant(some),
        fc.shuffledSubarray([...some, ...some], {
          minLength: some.length * 2,
          maxLength: some.length * 2,
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([some, mixed]) => {
        expect(dayStreak(mixed, TODAY)).toBe(dayStreak(some, TODAY));
        expect(completion(mixed, TODAY)).toEqual(completion(some, TODAY));
        expect(weeklyHabits(mixed, MONDAY)).toEqual(weeklyHabits(some, MONDAY));
      }),
    );
  });
});
