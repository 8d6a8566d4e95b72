import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from '../days/day';
import { daysInMonth, indexIn, type Month, monthOf } from '../days/month';
import type { MoodValue } from '../moods/mood';
import { day as anyDay, journals, sourceOf } from './journals.testing';
import { allLookBack, monthLookBack, yearLookBack } from './lookBack';
import { mean } from './mean';
import {
  firstDay,
  goalOf,
  isActive,
  isDone,
  isDue,
  judgedDays,
  naiveBest,
  type NaiveDay,
  naiveDays,
  type NaiveHabit,
  type NaiveJournal,
  timesOf,
} from './naiveRules.testing';
import type { EntryRecord, MonthRecord } from './records';
import type { ViewSource } from './views';

// The figures of 'Looking back' in README.md once more, day by day.

interface Moods {
  readonly day: Day;
  readonly mood: MoodValue;
}

const entries: fc.Arbitrary<readonly Moods[]> = fc.array(
  fc.record({
    day: anyDay,
    mood: fc.constantFrom<MoodValue>(1, 2, 3, 4, 5),
  }),
  { maxLength: 60 },
);

/** A range of days that may lie before the journal, in it, or ahead of it. */
const month = fc.constantFrom('2027-11', '2027-12', '2028-01', '2028-02', '2028-03', '2028-04');
const year = fc.constantFrom('2026', '2027', '2028', '2029');

/** The journal with moods, some of which lie ahead, as where a clock was wrong. */
function withMoods(journal: NaiveJournal, moods: readonly Moods[]): ViewSource {
  const source = sourceOf(journal);
  const months = new Map<Month, MonthRecord>();
  const keys = [...source.records.months.keys(), ...moods.map(({ day }) => monthOf(day))];
  for (const key of [...new Set(keys)].toSorted()) {
    const empty = Array.from({ length: daysInMonth(key) }, () => null);
    const ofMonth = moods.filter(({ day }) => monthOf(day) === key);
    const known = source.records.months.get(key);
    months.set(key, {
      marks: known?.marks ?? new Map(),
      offsets: empty,
      entries: ofMonth.map(({ day, mood }, index): EntryRecord => ({
        id: `${day} ${index}`,
        day,
        mood,
        time: null,
        note: '',
      })),
      moods: empty.map((_, index) => {
        const ofDay = ofMonth.filter(({ day }) => indexIn(day) === index);
        return ofDay.length === 0 ? null : mean(ofDay.map(({ mood }) => mood));
      }),
    });
  }
  return { ...source, records: { ...source.records, months } };
}

function beginOf({ habits, today }: NaiveJournal, moods: readonly Moods[]): Day | null {
  const days = [...habits.map(firstDay), ...moods.map(({ day }) => day)].toSorted();
  return days[0] !== undefined && days[0] <= today ? days[0] : null;
}

/** Every day from one to another, both included. */
function eachDay(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function naiveSums(
  journal: NaiveJournal,
  moods: readonly Moods[],
  prefix: string,
  all = naiveDays(journal),
) {
  const { today } = journal;
  const begin = beginOf(journal, moods) ?? addDays(today, 1);
  const lived = eachDay(begin, today).filter((day) => day.startsWith(prefix));
  const chosen = moods.filter(({ day }) => lived.includes(day));
  const byDay = lived
    .map((day) => chosen.filter((each) => each.day === day).map(({ mood }) => mood))
    .filter((ofDay) => ofDay.length > 0);
  const count = (value: number) => chosen.filter(({ mood }) => mood === value).length;
  const halves = [1, 2, 3, 4, 5].filter((value) => 2 * count(value) >= chosen.length);
  const days = all.filter(({ day }) => day.startsWith(prefix));
  return {
    moods: {
      days: byDay.length,
      of: lived.length,
      mean: byDay.length === 0 ? null : mean(byDay.map(mean)),
      counts: { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) },
      mostly: chosen.length < 5 || halves.length > 1 ? null : (halves[0] ?? null),
    },
    habits: expect.objectContaining(countsOf(days, today)) as object,
    bestRun: naiveBest(judgedDays(days, today)),
  };
}

function countsOf(days: readonly NaiveDay[], today: Day) {
  const total = (of: (each: NaiveDay) => number) => days.reduce((all, each) => all + of(each), 0);
  return {
    done: total(({ done }) => done),
    due: total(({ day, due, done, missed, exceeded }) =>
      day === today ? done + exceeded : due + missed,
    ),
  };
}

/** The state of a habit on a day, by the order of `HabitCellState`. */
function naiveState(journal: NaiveJournal, habit: NaiveHabit, day: Day): string {
  const { today } = journal;
  const [mark, goal] = [habit.marks.get(day), goalOf(habit, day)];
  const unpaused = { ...habit, pauses: [] };
  if (day > today) return 'none';
  if (isDone(journal, habit, day)) return 'done';
  if (mark === 'skipped') return 'skipped';
  if (typeof mark === 'number' && goal?.direction === 'atMost' && mark > goal.target) {
    return 'exceeded';
  }
  if (typeof mark === 'number' && mark > 0 && goal?.direction === 'atLeast') return 'part';
  if (!isActive({ ...journal, pauses: [] }, unpaused, day)) return 'none';
  if (!isActive(journal, habit, day)) return 'paused';
  if (day === today && (isDue(journal, habit, day) || timesOf(habit, day))) return 'open';
  return isDue(journal, habit, day) ? 'missed' : 'rest';
}

it('a month is that of the rules read day by day', () => {
  fc.assert(
    fc.property(journals, entries, month, (journal, moods, of) => {
      const seen = monthLookBack(withMoods(journal, moods), of);
      expect(seen).toMatchObject(naiveSums(journal, moods, of));
      expect(seen.moods.days).toBeLessThanOrEqual(seen.moods.of);
      const whole = eachDay(`${of}-01`, `${of}-${daysInMonth(of)}`);
      for (const { id, days, done, due, unit } of seen.lines) {
        const habit = journal.habits.find((each) => each.id === id);
        if (habit === undefined) throw new Error('A line of no habit.');
        expect(days.map(({ day }) => day)).toEqual(whole);
        expect(days.map(({ state }) => state)).toEqual(
          whole.map((day) => naiveState(journal, habit, day)),
        );
        const own = naiveDays(journal, [habit]).filter(({ day }) => day.startsWith(of));
        const isOfDays = unit === 'day' || unit === 'time';
        const counted = countsOf(own, journal.today);
        expect({ done, due }).toEqual(isOfDays ? counted : { ...counted, due: null });
      }
      // A habit without a line has nothing in that month but rest.
      const lines = new Set(seen.lines.map(({ id }) => id));
      for (const habit of journal.habits.filter(({ id }) => !lines.has(id))) {
        for (const day of whole) {
          expect(['none', 'paused', 'rest']).toContain(naiveState(journal, habit, day));
        }
      }
    }),
    { numRuns: 150 },
  );
});

it('a year is that of the rules read day by day, and has the sums of its months', () => {
  fc.assert(
    fc.property(journals, entries, year, (journal, moods, of) => {
      const { today } = journal;
      const source = withMoods(journal, moods);
      const seen = yearLookBack(source, of);
      const all = naiveDays(journal);
      expect(seen).toMatchObject(naiveSums(journal, moods, of, all));
      for (const { month: each, habits, ...ofMoods } of seen.months) {
        const naive = naiveSums(journal, moods, each, all);
        expect({ moods: ofMoods, habits }).toMatchObject({
          moods: naive.moods,
          habits: naive.habits,
        });
      }

      const begin = beginOf(journal, moods);
      const shares = new Map(
        all.filter(({ due }) => due > 0).map(({ day, due, done }) => [day, done / due]),
      );
      const shareOf = (day: Day) => shares.get(day) ?? null;
      expect(seen.days.map(({ day }) => day)).toEqual(
        today < `${of}-01-01`
          ? []
          : eachDay(`${of}-01-01`, today < `${of}-12-31` ? today : `${of}-12-31`),
      );
      for (const { day, done, level } of seen.days) {
        expect(done).toBe(shareOf(day));
        const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
          .map((count) => addDays(day, count))
          .filter((other) => other.startsWith(of) && other < today)
          .map(shareOf)
          .filter((share) => share !== null);
        const isKnown = near.length > 0 && begin !== null && day >= begin;
        expect(level).toEqual(isKnown ? mean(near) : null);
      }
    }),
    { numRuns: 60 },
  );
});

it('all years are those of the rules read day by day, and each is the one that is read alone', () => {
  fc.assert(
    fc.property(journals, entries, (journal, moods) => {
      const { today } = journal;
      const source = withMoods(journal, moods);
      const { first, years, days, entries: written, ticks, ...sums } = allLookBack(source);
      expect(first).toBe(beginOf(journal, moods));
      expect(sums).toMatchObject(naiveSums(journal, moods, ''));
      for (const { year: each, ...ofYear } of years) {
        expect(yearLookBack(source, each)).toMatchObject(ofYear);
      }
      const total = (of: (each: (typeof years)[number]) => number) =>
        years.reduce((all, each) => all + of(each), 0);
      expect(total(({ habits }) => habits.done)).toBe(sums.habits.done);
      expect(total(({ habits }) => habits.due)).toBe(sums.habits.due);
      expect(total((each) => each.moods.of)).toBe(sums.moods.of);

      const past = moods.filter(({ day }) => day <= today);
      const marked = journal.habits.flatMap(({ marks }) => [...marks.keys()]);
      expect(days).toBe(new Set([...marked, ...past.map(({ day }) => day)]).size);
      expect(written).toBe(past.length);
      expect(ticks).toBe(
        journal.habits.flatMap((habit) =>
          [...habit.marks.keys()].filter(
            (day) => goalOf(habit, day)?.direction !== 'atMost' && isDone(journal, habit, day),
          ),
        ).length,
      );
    }),
    { numRuns: 100 },
  );
});
