import type { Day } from '../days/day';
import { dayIn, monthOf } from '../days/month';
import { isToLeaveOff } from '../habits/goal';
import { goalOn, type HabitHistory } from '../habits/habitHistory';
import { bestStreak, completion, type DayTotals, dayStreak } from './progress';
import { type JournalRecords, limitOn } from './records';
import { tallies } from './tallies';
import { type GroupedHabit, habitNoteKey, type ViewSource } from './views';

/** The figures of a habit to leave off. Days count once they are over; today only if it happened. */
export interface LeftOff {
  /** The days in a row without it, up to today. */
  readonly days: number;
  /** The most days in a row without it that there ever were. */
  readonly best: number;
  /** Of the last {@link LEFT_OFF_DAYS} days on which it was to be left off, those without it. */
  readonly lastDays: DayTotals;
  /** The time in ms since 1970 at which it last happened, or leaving it off began; null if it is not known. */
  readonly since: number | null;
  readonly happenedToday: boolean;
}

/** Number of days that `lastDays` looks back on. */
const LEFT_OFF_DAYS = 30;

/** How leaving a habit off goes; null if today's goal is another. */
export function leftOff(
  { records, today, habitNotes }: ViewSource,
  habit: GroupedHabit,
): LeftOff | null {
  if (!isToLeaveOff(goalOn(habit, today))) return null;
  const from = leftOffFrom(habit, today);
  const own = tallies(records, today, { habits: [habit], from });
  const last = lastSlip(records, habit, from, today);
  const { done, due } = completion(own, today, LEFT_OFF_DAYS);
  const since =
    last === null ? habit.leftOffSince : habitNotes.get(habitNoteKey(habit.id, last))?.time;
  return {
    days: dayStreak(own, today) ?? 0,
    best: bestStreak(own, today) ?? 0,
    lastDays: { done, due },
    since: since ?? null,
    happenedToday: last === today,
  };
}

/** The day from which on a habit is left off: ticks of an earlier goal are no days without it. */
export function leftOffFrom({ goal = [] }: HabitHistory, today: Day): Day {
  const before = goal.findLastIndex(({ from, value }) => from <= today && !isToLeaveOff(value));
  return goal[before + 1]?.from ?? today;
}

/** The last day on which it happened; null if it never did. */
function lastSlip(records: JournalRecords, habit: GroupedHabit, from: Day, today: Day): Day | null {
  for (const [month, { marks }] of [...records.months].toReversed()) {
    if (month > monthOf(today)) continue;
    if (month < monthOf(from)) break;
    const amounts = marks.get(habit.id)?.amounts ?? new Map<number, number>();
    const last = [...amounts.keys()]
      .map((index) => dayIn(month, index))
      .filter(
        (day) => day >= from && day <= today && limitOn(records, habit, day, today) === 'exceeded',
      )
      .toSorted()
      .at(-1);
    if (last !== undefined) return last;
  }
  return null;
}
