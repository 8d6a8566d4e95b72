import { expect, it } from 'vitest';
import { NO_DAYS, withDay } from '../days/daySet';
import { EVERY_DAY } from '../habits/schedule';
import { dayView } from './dayView';
import type { MonthRecord } from './records';
import type { GroupedHabit, ViewSource } from './views';

const today = '2026-11-21';

const habits = [1, 2, 3].map((id): GroupedHabit => ({
  id,
  name: `Habit ${id}`,
  icon: '✨',
  createdOn: '2026-11-01',
  schedule: [{ from: '2026-11-01', value: EVERY_DAY }],
  archive: [],
}));

const marks = { done: withDay(NO_DAYS, 20), skipped: NO_DAYS };

/** A state in which the first so many habits are done today, and how often its months were read. */
function stateWith(done: number) {
  const record: MonthRecord = {
    marks: new Map(habits.slice(0, done).map(({ id }) => [id, marks])),
    moods: [],
    offsets: [],
  };
  const months = new Map([['2026-11', record]]);
  let reads = 0;
  const get = months.get.bind(months);
  months.get = (month) => {
    reads += 1;
    return get(month);
  };
  const source: ViewSource = {
    today,
    firstWeekday: 1,
    records: { habits, months },
    notes: new Map(),
    habitNotes: new Map(),
    pendingParts: new Set(),
  };
  return { source, reads: () => reads };
}

it('compares a day with the state before alone, whichever habits were ticked before that', () => {
  const states = [0, 1, 2, 3].map(stateWith);
  const completed = states.map(({ source }) => dayView(source, today).progress.completed);
  expect(completed).toEqual([0, 1, 2, 3]);

  const before = states.slice(0, 3).map(({ reads }) => reads());
  dayView(stateWith(3).source, today);
  expect(states.slice(0, 3).map(({ reads }) => reads())).toEqual(before);
});
