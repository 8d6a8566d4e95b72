import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Day, startOfWeek, WEEKDAYS } from '../days/day';
import { inZone, zones } from '../days/day.testing';
import { monthOf } from '../days/month';
import { isTimes, type Schedule } from '../habits/schedule';
import { dayView } from './dayView';
import { habitMonthView, habitView } from './habitView';
import { journals, lastOf, sourceOf } from './journals.testing';
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
  naiveStreak,
} from './naiveRules.testing';
import { bestStreak, completion, dayStreak } from './progress';
import { tallies } from './tallies';
import { weekView } from './weekView';

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

const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);

function scheduleAt({ schedule: steps }: NaiveHabit, on: Day): Schedule {
  const step = steps.findLast(({ from }) => from <= on) ?? steps[0];
  return step?.value ?? WEEKDAYS;
}
