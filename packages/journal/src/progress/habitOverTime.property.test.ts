import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween } from '../days/day';
import { type HabitOverTime, habitOverTimeView } from './habitOverTime';
import { habitView } from './habitView';
import { journals, sourceOf } from './journals.testing';
import {
  firstDay,
  goalOf,
  isDone,
  judgedDays,
  judgedPeriods,
  naiveCompletion,
  naiveDays,
  type NaiveHabit,
  type NaiveJournal,
} from './naiveRules.testing';

/** A journal of one habit that has begun, and is not something to leave off. */
const cases = journals
  .map((journal) => ({ ...journal, habits: journal.habits.slice(0, 1) }))
  .filter(({ habits: [habit], today }) => {
    const goal = habit && goalOf(habit, today);
    const isLeftOff = goal?.direction === 'atMost' && goal.target === 0;
    return habit !== undefined && firstDay(habit) <= today && !isLeftOff;
  });

/** A day from the first one of the habit up to today, by a share from 0 to 1. */
function dayAt({ habits: [habit], today }: NaiveJournal, share: number): Day {
  const first = habit ? firstDay(habit) : today;
  return addDays(first, Math.floor(share * daysBetween(first, today)));
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

function overTime(journal: NaiveJournal): HabitOverTime {
  const source = sourceOf(journal);
  return habitOverTimeView(source, habitOf(journal));
}

function habitOf({ habits: [habit] }: NaiveJournal): NaiveHabit {
  if (habit === undefined) throw new Error('The journal has no habit.');
  return habit;
}

const change = (journal: NaiveJournal, changes: (habit: NaiveHabit) => Partial<NaiveHabit>) => ({
  ...journal,
  habits: journal.habits.map((habit) => ({ ...habit, ...changes(habit) })),
});

const mark = (journal: NaiveJournal, day: Day, value: 'done' | 'skipped') =>
  change(journal, ({ marks }) => ({ marks: new Map(marks).set(day, value) }));

it('the strength is from 0 to 1, and null before anything is judged', () => {
  fc.assert(
    fc.property(cases, (journal) => {
      const { strength } = overTime(journal);
      const { bestStreak } = habitView(sourceOf(journal), { ...habitOf(journal), uid: '1' });
      expect(strength === null).toBe(bestStreak === null);
      expect(strength ?? 0).toBeGreaterThanOrEqual(0);
      expect(strength ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});

it('one more done day never lowers the strength', () => {
  fc.assert(
    fc.property(cases, share, (journal, at) => {
      const before = overTime(journal).strength ?? 0;
      const after = overTime(mark(journal, dayAt(journal, at), 'done')).strength ?? 0;
      expect(after).toBeGreaterThanOrEqual(before - 1e-12);
    }),
    { numRuns: 200 },
  );
});

it('a pause up to today leaves strength and runs as they were on its first day', () => {
  fc.assert(
    fc.property(cases, share, (journal, at) => {
      const first = dayAt(journal, at);
      // A change of plan during the pause is none of the pause's own.
      const before = <Each extends { from: Day }>(steps: readonly Each[] = []) =>
        steps.filter(({ from }, index) => index === 0 || from <= first);
      const earlier = change({ ...journal, today: first }, ({ marks, schedule, goal }) => ({
        marks: new Map([...marks].filter(([day]) => day < first)),
        schedule: before(schedule),
        goal: before(goal),
      }));
      const pause = { from: first, to: null };
      const paused = change({ ...earlier, today: journal.today }, ({ pauses = [] }) => ({
        pauses: [...pauses, pause],
      }));
      expect(overTime(paused).strength).toBe(overTime(earlier).strength);
      expect(overTime(paused).runs.map(({ length }) => length)).toEqual(
        overTime(earlier).runs.map(({ length }) => length),
      );
    }),
  );
});

it('the strength is that of the days that were due, one after the other', () => {
  fc.assert(
    fc.property(cases, (journal) => {
      const { unit } = habitView(sourceOf(journal), { ...habitOf(journal), uid: '1' });
      fc.pre(unit === 'day' || unit === 'time');
      const judged = judgedDays(naiveDays(journal), journal.today);
      const weightOf = (index: number) => 0.5 ** ((judged.length - 1 - index) / 13);
      const sum = judged.reduce((all, isGood, index) => all + (isGood ? weightOf(index) : 0), 0);
      expect(overTime(journal).strength ?? 0).toBeCloseTo(sum * (1 - 0.5 ** (1 / 13)), 9);
    }),
  );
});

it('a skip today leaves the strength as it is', () => {
  fc.assert(
    fc.property(cases, (journal) => {
      const { today } = journal;
      const open = change(journal, ({ marks }) => ({
        marks: new Map([...marks].filter(([day]) => day < today)),
      }));
      expect(overTime(mark(open, today, 'skipped')).strength).toBe(overTime(open).strength);
    }),
  );
});

it('the runs are those of a walk over what is judged', () => {
  fc.assert(
    fc.property(cases, (journal) => {
      const habit = habitOf(journal);
      const { unit, bestStreak } = habitView(sourceOf(journal), { ...habit, uid: '1' });
      const isOfDays = unit === 'day' || unit === 'time';
      const judged = isOfDays
        ? judgedDays(naiveDays(journal), journal.today)
        : judgedPeriods(journal, habit);
      const lengths = judged
        .map((isGood) => (isGood ? 'x' : ' '))
        .join('')
        .split(' ')
        .map(({ length }) => length)
        .filter((length) => length > 0)
        .toSorted((one, other) => other - one)
        .slice(0, 10);
      const { runs } = overTime(journal);
      expect(runs.map(({ length }) => length)).toEqual(lengths);
      expect(runs[0]?.length ?? 0).toBe(bestStreak ?? 0);
      for (const { first, last, length } of runs) {
        expect(last <= journal.today).toBe(true);
        expect(daysBetween(first, last)).toBeGreaterThanOrEqual(length - 1);
      }
    }),
  );
});

it('the months add up to the tally of all days', () => {
  fc.assert(
    fc.property(cases, (journal) => {
      const { months } = overTime(journal);
      const all = naiveCompletion(naiveDays(journal), journal.today, 1000);
      expect(months.reduce((sum, { done }) => sum + done, 0)).toBe(all.done);
      expect(months.reduce((sum, { due }) => sum + due, 0)).toBe(all.due);
    }),
  );
});

it('the last day and the usual gap are those of the days on which it was done', () => {
  fc.assert(
    fc.property(cases, (journal) => {
      const habit = habitOf(journal);
      const isLimitOn = (day: Day) => goalOf(habit, day)?.direction === 'atMost';
      const days = isLimitOn(journal.today)
        ? []
        : [...habit.marks.keys()]
            .toSorted()
            .filter((day) => !isLimitOn(day) && isDone(journal, habit, day));
      const { last, usualGap } = overTime(journal);
      expect(last?.day).toBe(days.at(-1));
      const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
      expect(usualGap === null).toBe(gaps.length < 3);
      if (usualGap === null) return;
      expect(gaps.filter((gap) => gap <= usualGap).length).toBeGreaterThanOrEqual(gaps.length / 2);
      expect(gaps.filter((gap) => gap < usualGap).length).toBeLessThan(gaps.length / 2);
    }),
  );
});
