import { expect, it } from 'vitest';
import { addDays, type Day, WEEKDAYS } from '../days/day';
import { NO_DAYS, withDay } from '../days/daySet';
import { indexIn } from '../days/month';
import { completion, dayStreak } from './progress';
import type { HabitRecord, JournalRecords, MonthRecord } from './records';
import { tallies } from './tallies';

// November 2026: the 16th is a Monday.
const MONDAY: Day = '2026-11-16';
const TUESDAY = addDays(MONDAY, 1);
const WEDNESDAY = addDays(MONDAY, 2);
const THURSDAY = addDays(MONDAY, 3);

const habit: HabitRecord = {
  id: 1,
  name: 'Coffee',
  icon: '☕',
  createdOn: MONDAY,
  schedule: [{ from: MONDAY, value: WEEKDAYS }],
  archive: [],
  goal: [{ from: MONDAY, value: { target: 2, unit: 'cups', direction: 'atMost', step: 1 } }],
};

interface Recorded {
  readonly cups?: Readonly<Record<Day, number>>;
  readonly skipped?: Day;
  readonly changes?: Partial<HabitRecord>;
  readonly offsets?: Readonly<Record<Day, number>>;
}

function recordsOf({ cups = {}, skipped, changes, offsets = {} }: Recorded): JournalRecords {
  const amounts = new Map(Object.entries(cups).map(([day, amount]) => [indexIn(day), amount]));
  const marks = {
    done: NO_DAYS,
    skipped: skipped ? withDay(NO_DAYS, indexIn(skipped)) : NO_DAYS,
    amounts,
  };
  const travelled: MonthRecord['offsets'][number][] = [];
  for (const [day, offset] of Object.entries(offsets)) {
    travelled[indexIn(day)] = { first: offset, last: offset };
  }
  const month = {
    marks: new Map([[1, marks]]),
    entries: [],
    moods: [],
    offsets: Array.from(travelled, (each) => each ?? null),
  };
  return { habits: [{ ...habit, ...changes }], months: new Map([['2026-11', month]]) };
}

// The table of README.md.
it.each<[string, Recorded, number, number, number | null]>([
  ['nothing recorded', {}, 3, 3, 3],
  ['2 cups on Tuesday, 1 today', { cups: { [TUESDAY]: 2, [THURSDAY]: 1 } }, 3, 3, 3],
  ['3 cups on Tuesday', { cups: { [TUESDAY]: 3 } }, 2, 3, 1],
  ['3 cups today', { cups: { [THURSDAY]: 3 } }, 3, 4, 0],
  ['Tuesday skipped', { skipped: TUESDAY }, 2, 2, 2],
  ['Tuesday paused', { changes: { pauses: [{ from: TUESDAY, to: TUESDAY }] } }, 2, 2, 2],
])('at most 2 cups a day since Monday, on Thursday: %s', (_, recorded, done, due, streak) => {
  const all = tallies(recordsOf(recorded), THURSDAY);
  expect(completion(all, THURSDAY)).toMatchObject({ done, due });
  expect(dayStreak(all, THURSDAY)).toBe(streak);
});

it('keeps no limit on a date that a journey jumped over, unless it was recorded', () => {
  const offsets = { [MONDAY]: -480, [WEDNESDAY]: 780 };
  const days = (recorded: Recorded) =>
    tallies(recordsOf({ ...recorded, offsets }), THURSDAY).map(({ day }) => day);
  expect(days({})).toEqual([MONDAY, WEDNESDAY]);
  expect(days({ cups: { [TUESDAY]: 1 } })).toEqual([MONDAY, TUESDAY, WEDNESDAY]);
});
