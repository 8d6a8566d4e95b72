import { type Day, daysBetween } from '../days/day';
import { eachIndex } from '../days/daySet';
import { dayIn, indexIn, type Month, monthOf, monthsBetween } from '../days/month';
import { isLimit, isToLeaveOff } from '../habits/goal';
import { goalOn, scheduleOn } from '../habits/habitHistory';
import { isTimes } from '../habits/schedule';
import { type AmountFigures, amountFigures } from './amountFigures';
import { leftOffFrom } from './leftOff';
import { periodsOf } from './periods';
import { type Completion, completion, judgedDays } from './progress';
import { type HabitRecord, type JournalRecords, marksIn, tickedDays } from './records';
import { type DayTally, tallies } from './tallies';

/** One habit over all its days up to today. */
export interface HabitOverTime {
  /** The share of what was asked for that was done, from 0 to 1, the latest weighing most; null is 'not yet'. */
  readonly strength: number | null;
  /** The months from the first to the last in which it was due, the earliest first. */
  readonly months: readonly MonthCompletion[];
  /** The longest runs, at most {@link HABIT_RUNS}: the longest first, of equal ones the latest. */
  readonly runs: readonly HabitRun[];
  /** The amounts of the present unit; null without a goal of an amount. */
  readonly amounts: AmountFigures | null;
  /** The last day on which it was done; null if it never was, and for a limit. */
  readonly last: LastDone | null;
  /** The median of the days from each day on which it was done to the next; null below {@link USUAL_GAP_MIN_GAPS}. */
  readonly usualGap: number | null;
}

/** The last day on which a habit was done. */
interface LastDone {
  readonly day: Day;
  readonly daysAgo: number;
  /** The time on the clock, 'HH:MM', at which its record was last changed; null if that was on another day. */
  readonly time: string | null;
}

/** The done and due days of a month, and the missed periods that ended in it. */
export interface MonthCompletion extends Completion {
  readonly month: Month;
}

/** Days or periods in a row that were done. */
export interface HabitRun {
  readonly first: Day;
  readonly last: Day;
  /** The length in the unit of the habit's streak. */
  readonly length: number;
}

/** The most runs that are told. */
const HABIT_RUNS = 10;

/** The fewest gaps that have a usual one. */
const USUAL_GAP_MIN_GAPS = 3;

/** Number of due days after which the weight of a day in the strength has halved. */
const STRENGTH_HALF_LIFE = 13;

/** A due day or a period that is decided. */
interface Judged {
  readonly first: Day;
  readonly last: Day;
  /** Number of times that were asked for. */
  readonly times: number;
  /** The share of them that was done, from 0 to 1. */
  readonly share: number;
}

/** A habit over all its days; each rule is in the package's README. */
export function habitOverTimeView(
  { records, today }: { readonly records: JournalRecords; readonly today: Day },
  habit: HabitRecord,
): HabitOverTime {
  const goal = goalOn(habit, today);
  const range = isToLeaveOff(goal) ? { from: leftOffFrom(habit, today) } : {};
  const own = tallies(records, today, { habits: [habit], ...range });
  const judged = isTimes(scheduleOn(habit, today))
    ? judgedPeriods(records, habit, today, range.from)
    : judgedDays(own, today).map(({ day, done }) => ({
        first: day,
        last: day,
        times: 1,
        share: done > 0 ? 1 : 0,
      }));
  const done = isLimit(goal) ? [] : daysDone(records, habit, today);
  return {
    strength: strengthOf(judged),
    months: monthsOf(own, today),
    runs: longestRuns(judged),
    amounts: amountFigures(records, habit, today),
    last: lastDone(records, habit, done, today),
    usualGap: usualGap(done),
  };
}

function judgedPeriods(
  records: JournalRecords,
  habit: HabitRecord,
  today: Day,
  from: Day | undefined,
): Judged[] {
  return periodsOf(records, habit, today, from)
    .filter(({ state }) => state === 'reached' || state === 'missed')
    .map(({ first, last, times, done }) => ({
      first,
      last: last < today ? last : today,
      times,
      share: Math.min(1, done / times),
    }));
}

function strengthOf(judged: readonly Judged[]): number | null {
  if (judged.length === 0) return null;
  return judged.reduce((strength, { times, share }) => {
    const kept = 0.5 ** (times / STRENGTH_HALF_LIFE);
    return strength * kept + share * (1 - kept);
  }, 0);
}

function longestRuns(judged: readonly Judged[]): HabitRun[] {
  const runs: HabitRun[] = [];
  let isRunning = false;
  for (const { first, last, share } of judged) {
    if (share === 1) {
      const run = isRunning ? runs.pop() : undefined;
      runs.push({ first: run?.first ?? first, last, length: (run?.length ?? 0) + 1 });
    }
    isRunning = share === 1;
  }
  // The sort keeps the order of equal ones.
  return runs
    .toReversed()
    .toSorted((one, other) => other.length - one.length)
    .slice(0, HABIT_RUNS);
}

function monthsOf(own: readonly DayTally[], today: Day): MonthCompletion[] {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [];
  const days = daysBetween(first.day, today) + 1;
  const months = monthsBetween(monthOf(first.day), monthOf(last.day));
  const byMonth = new Map(months.map((month): [Month, DayTally[]] => [month, []]));
  for (const tally of own) byMonth.get(monthOf(tally.day))?.push(tally);
  return [...byMonth].map(([month, some]) => ({ month, ...completion(some, today, days) }));
}

/** The days up to today on which it was done, in order; days on which a limit was kept are none. */
function daysDone(records: JournalRecords, habit: HabitRecord, today: Day): Day[] {
  return [...records.months.keys()]
    .flatMap((month) =>
      [...eachIndex(tickedDays(records, habit, month, today))].map((index) => dayIn(month, index)),
    )
    .filter((day) => day <= today);
}

function lastDone(
  records: JournalRecords,
  { id }: HabitRecord,
  done: readonly Day[],
  today: Day,
): LastDone | null {
  const day = done.at(-1);
  if (day === undefined) return null;
  const time = marksIn(records, id, monthOf(day)).timeOn?.(indexIn(day)) ?? null;
  return { day, daysAgo: daysBetween(day, today), time };
}

function usualGap(days: readonly Day[]): number | null {
  const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  if (gaps.length < USUAL_GAP_MIN_GAPS) return null;
  const inOrder = gaps.toSorted((one, other) => one - other);
  return inOrder[Math.floor((gaps.length - 1) / 2)] ?? null;
}
