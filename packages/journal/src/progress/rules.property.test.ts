import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, startOfWeek, type Weekday, WEEKDAYS } from '../days/day';
import { inZone, zones } from '../days/day.testing';
import { NO_DAYS, withDay } from '../days/daySet';
import { daysInMonth, indexIn, type Month, monthOf } from '../days/month';
import type { Goal } from '../habits/goal';
import type { History } from '../habits/habitHistory';
import type { Pause } from '../habits/pause';
import { isTimes, type Schedule } from '../habits/schedule';
import { dayView } from './dayView';
import { habitMonthView, habitView } from './habitView';
import {
  around,
  countsAsTime,
  firstDay,
  goalOf,
  isActive,
  isDone,
  isDue,
  judgedDays,
  judgedPeriods,
  naiveBest,
  naiveCompletion,
  naiveDays,
  naivePeriodCompletion,
  type NaiveHabit,
  type NaiveJournal,
  naiveStreak,
} from './naiveRules.testing';
import { bestStreak, completion, dayStreak } from './progress';
import type { MonthMarks, MonthRecord } from './records';
import { tallies } from './tallies';
import type { ViewSource } from './views';
import { weekView } from './weekView';

const START = '2027-12-20';

/** Days of three months, among them a leap day and the end of a year. */
const day = fc.integer({ min: 0, max: 95 }).map((count) => addDays(START, count));

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

const journals: fc.Arbitrary<NaiveJournal> = fc
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
function sourceOf({ habits: all, pauses, weeks, today }: NaiveJournal): ViewSource {
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

it('all figures of a journal are those of the rules read day by day', () => {
  fc.assert(
    fc.property(journals, zones, (journal, zone) => {
      const { today } = journal;
      const source = sourceOf(journal);
      const all = inZone(zone, () => tallies(source.records, today));
      const days = naiveDays(journal);
      const judged = judgedDays(days, today);
      expect(dayStreak(all, today)).toBe(naiveStreak(judged));
      expect(bestStreak(all, today)).toBe(naiveBest(judged));
      expect(completion(all, today)).toMatchObject(naiveCompletion(days, today, 7));

      const week = inZone(zone, () => weekView(source, today));
      const first = startOfWeek(today, lastOf(journal.weeks));
      expect(week.days[0]).toBe(first);
      expect(week.weeklyHabits.map(({ value }) => value)).toEqual(
        week.days.map((each) => {
          const found = days.find((known) => known.day === each);
          return found && found.due > 0 ? found.done : null;
        }),
      );
    }),
    { numRuns: 150 },
  );
});

it('all figures of a habit are those of the rules read day by day', () => {
  fc.assert(
    fc.property(journals, (journal) => {
      const { today } = journal;
      const source = sourceOf(journal);
      for (const habit of journal.habits.filter((each) => firstDay(each) <= today)) {
        const { unit, streak, bestStreak: best, completion: latest } = habitView(source, habit);
        const days = naiveDays(journal, [habit]);
        const isOfDays = unit === 'day' || unit === 'time';
        const judged = isOfDays ? judgedDays(days, today) : judgedPeriods(journal, habit);
        expect([streak, best]).toEqual([naiveStreak(judged), naiveBest(judged)]);
        expect(latest).toMatchObject(
          isOfDays ? naiveCompletion(days, today, 28) : naivePeriodCompletion(journal, habit, unit),
        );

        for (const each of habitMonthView(source, habit, monthOf(today))) {
          const isOpen = isTimes(scheduleAt(habit, each.day)) && isActive(journal, habit, each.day);
          expect(each.due).toBe(isDue(journal, habit, each.day) || isOpen);
          expect(each.mark === 'done').toBe(isDone(journal, habit, each.day));
        }
      }
    }),
    { numRuns: 150 },
  );
});

it('a day lists what is due, and what a period still asks for', () => {
  fc.assert(
    fc.property(journals, (journal) => {
      const { today } = journal;
      const source = sourceOf(journal);
      const { habits: listed, notDue, progress } = dayView(source, today);
      const known = journal.habits.filter(
        (habit) =>
          firstDay(habit) <= today && !habit.archive.findLast(({ from }) => from <= today)?.value,
      );
      const isAsked = (habit: NaiveHabit) => {
        if (isDue(journal, habit, today)) return true;
        const asked = scheduleAt(habit, today);
        if (!isTimes(asked) || !isActive(journal, habit, today)) return false;
        if (habit.marks.get(today) === 'skipped') return false;
        const period = around(today, asked.per, journal.weeks);
        const done = period.filter((each) => countsAsTime(journal, habit, each)).length;
        const isLimit = goalOf(habit, today)?.direction === 'atMost';
        return isDone(journal, habit, today) || done < asked.times || isLimit;
      };
      expect(ids(listed)).toEqual(ids(known.filter(isAsked)));
      expect(ids(notDue)).toEqual(ids(known.filter((habit) => !isAsked(habit))));
      const counted = naiveDays(journal, known).find((each) => each.day === today);
      expect(progress).toMatchObject({ completed: counted?.done ?? 0, total: counted?.due ?? 0 });
    }),
    { numRuns: 150 },
  );
});

const lastOf = (weeks: NaiveJournal['weeks']) => weeks.at(-1)?.value ?? 1;

const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);

function scheduleAt({ schedule: steps }: NaiveHabit, on: Day): Schedule {
  const step = steps.findLast(({ from }) => from <= on) ?? steps[0];
  return step?.value ?? WEEKDAYS;
}
