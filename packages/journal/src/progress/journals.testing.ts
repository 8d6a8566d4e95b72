import * as fc from 'fast-check';
import { addDays, type Day, type Weekday, WEEKDAYS } from '../days/day';
import { NO_DAYS, withDay } from '../days/daySet';
import { daysInMonth, indexIn, type Month, monthOf } from '../days/month';
import type { Goal } from '../habits/goal';
import type { History } from '../habits/habitHistory';
import type { Pause } from '../habits/pause';
import type { Schedule } from '../habits/schedule';
import type { NaiveHabit, NaiveJournal } from './naiveRules.testing';
import type { MonthMarks, MonthRecord } from './records';
import type { ViewSource } from './views';

const START = '2027-12-20';

/** Days of three months, among them a leap day and the end of a year. */
export const day = fc.integer({ min: 0, max: 95 }).map((count) => addDays(START, count));

const schedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.subarray([...WEEKDAYS], { minLength: 1 }),
  fc.integer({ min: 2, max: 20 }).map((days) => ({ kind: 'interval' as const, days })),
  fc
    .integer({ min: 1, max: 7 })
    .map((times) => ({ kind: 'times' as const, times, per: 'week' as const })),
  fc
    .integer({ min: 1, max: 28 })
    .map((times) => ({ kind: 'times' as const, times, per: 'month' as const })),
);

const goal: fc.Arbitrary<Goal | null> = fc.option(
  fc.record({
    target: fc.integer({ min: 0, max: 5 }),
    unit: fc.constant(''),
    direction: fc.constantFrom('atLeast', 'atMost'),
    step: fc.constant(1),
  }),
);

const pause: fc.Arbitrary<Pause> = fc.record({ from: day, to: fc.option(day) });

function history<T>(value: fc.Arbitrary<T>, minLength: number): fc.Arbitrary<History<T>> {
  const step = fc.record({ from: day, value });
  return fc
    .uniqueArray(step, { minLength, maxLength: 3, selector: ({ from }) => from })
    .map((steps) => steps.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
}

const habits: fc.Arbitrary<readonly NaiveHabit[]> = fc
  .array(
    fc.record({
      createdOn: day,
      schedule: history(schedule, 1),
      archive: history(fc.boolean(), 0),
      goal: history(goal, 0),
      pauses: fc.array(pause, { maxLength: 1 }),
      startsOn: fc.option(day, { freq: 3 }),
      endsOn: fc.option(day, { freq: 3 }),
      marks: marksOn(fc.oneof(fc.constantFrom('done' as const, 'skipped' as const), fc.nat(6))),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all.map((each, index) => {
      return { ...each, id: index + 1, uid: `${index + 1}`, name: 'Walk', icon: '🚶' };
    }),
  );

/** Marks on many days: dense, so that streaks are long, and now and then sparse. */
function marksOn(
  mark: fc.Arbitrary<'done' | 'skipped' | number>,
): fc.Arbitrary<ReadonlyMap<Day, 'done' | 'skipped' | number>> {
  const many = fc.array(fc.option(mark, { freq: 4 }), { minLength: 96, maxLength: 96 });
  return fc
    .oneof({ weight: 3, arbitrary: many }, { weight: 1, arbitrary: fc.array(fc.option(mark)) })
    .map(
      (marks) =>
        new Map(
          marks.flatMap((each, count) =>
            each === null ? [] : [[addDays(START, count), each] as const],
          ),
        ),
    );
}

/** Journals of up to three habits of any kind. */
export const journals: fc.Arbitrary<NaiveJournal> = fc
  .record({
    habits,
    pauses: fc.array(pause, { maxLength: 1 }),
    weeks: history(fc.constantFrom<Weekday>(...WEEKDAYS), 1),
    today: day,
  })
  // A journal has no marks on days to come.
  .map((journal) => ({
    ...journal,
    habits: journal.habits.map((habit) => ({
      ...habit,
      marks: new Map([...habit.marks].filter(([on]) => on <= journal.today)),
    })),
  }));

/** The naive journal as the rules read it. */
export function sourceOf({ habits: all, pauses, weeks, today }: NaiveJournal): ViewSource {
  const months = new Map<Month, MonthRecord>();
  const inOrder = [...new Set(all.flatMap(({ marks }) => [...marks.keys()].map(monthOf)))];
  for (const month of inOrder.toSorted()) {
    const marks = new Map(all.map((habit) => [habit.id, marksIn(habit, month)]));
    const empty = Array.from({ length: daysInMonth(month) }, () => null);
    months.set(month, { marks, entries: [], moods: empty, offsets: empty });
  }
  return {
    today,
    firstWeekday: lastOf(weeks),
    records: { habits: all, months, pauses, weeks },
    habitNotes: new Map(),
    dayStartHour: 0,
    labels: new Map(),
    pendingKeys: new Set(),
  };
}

function marksIn({ marks }: NaiveHabit, month: Month): MonthMarks {
  let done = NO_DAYS;
  let skipped = NO_DAYS;
  const amounts = new Map<number, number>();
  for (const [on, mark] of marks) {
    if (monthOf(on) !== month) continue;
    if (mark === 'done') done = withDay(done, indexIn(on));
    else if (mark === 'skipped') skipped = withDay(skipped, indexIn(on));
    else amounts.set(indexIn(on), mark);
  }
  return { done, skipped, amounts };
}

/** The weekday on which weeks begin by now. */
export const lastOf = (weeks: NaiveJournal['weeks']) => weeks.at(-1)?.value ?? 1;
