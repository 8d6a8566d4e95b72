import * as v from 'valibot';
import type { Day } from '../../days/day';
import type { Goal } from '../../habits/goal';
import { goalOn, type History } from '../../habits/habitHistory';
import { EVERY_DAY, type Schedule } from '../../habits/schedule';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import { EARLIEST_DAY } from '../records/dates/checkedDay';
import { scheduleOfTimes } from '../records/schedules';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { hasLists, validRecords } from './jsonRecords';

const id = v.union([v.string(), v.number()]);
const text = v.optional(v.nullable(v.string()), '');
const count = v.optional(v.nullable(v.number()));

const HabitSchema = v.object({
  id,
  name: v.string(),
  description: text,
  emoji: text,
  archived: v.optional(v.nullable(v.boolean()), false),
  isInverse: v.optional(v.nullable(v.boolean()), false),
  /** The day from which on an inverse habit is left off; in newer files. */
  inverseStartDate: text,
  orderIndex: v.optional(v.nullable(v.number()), 0),
});
const IntervalSchema = v.object({
  habitId: id,
  type: v.string(),
  /** Local midnight in UTC, as dates of completions, or a day. */
  startDate: text,
  requiredNumberOfCompletions: count,
  requiredNumberOfCompletionsPerDay: count,
});
const CompletionSchema = v.object({
  /** Local midnight, in UTC. */
  date: v.string(),
  habitId: id,
  timezoneOffsetInMinutes: v.optional(v.nullable(v.number()), 0),
  amountOfCompletions: v.optional(v.nullable(v.number()), 1),
  note: text,
});

/**
 * The goal of an inverse habit. Its completions are the times at which it happened, and a day without any is kept: newer
 * files hold the day from which on it is left off and completions on few days since, and public readers of such files
 * (Habitly for Android) take the completions from the target of a day.
 */
const NONE: Goal = { ...UNNAMED_GOAL, target: 0, direction: 'atMost' };

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 60 * MINUTE_MS;

/** The lists that every file has; intervals are missing in some. */
const LISTS = ['habits', 'completions'] as const;

/** HabitKit's JSON. */
export const habitKit: Format = {
  id: 'habitkit-json',
  app: 'HabitKit',
  recognise: (content) => (content.kind === 'json' && hasLists(content.value, LISTS) ? '' : null),
  read: (content, context) => {
    if (content.kind !== 'json') throw new TransferError('unknown');
    const file = content.value;
    if (!hasLists(file, LISTS)) throw new TransferError('damaged');
    const builder = new RecordsBuilder(context);
    const rows = [...validRecords(builder, HabitSchema, file.habits, 'habits')];
    const habits = new Map<string | number, RawHabit>();
    const toQuit = new Map<RawHabit, string | null>();
    for (const row of rows.toSorted(
      (one, other) => (one.orderIndex ?? 0) - (other.orderIndex ?? 0),
    )) {
      const habit = builder.habit(row.id, row.name);
      if (habit === null) {
        builder.unread('habit-missing', String(row.id), { file: 'habits' });
        continue;
      }
      habit.icon = row.emoji ?? '';
      habit.archived = row.archived ?? false;
      if (row.description) builder.remark('left-out-descriptions');
      if (row.isInverse) {
        builder.remark('habits-to-quit', habit.name);
        toQuit.set(habit, row.inverseStartDate ?? null);
      }
      habits.set(row.id, habit);
    }
    const intervals = [
      ...validRecords(builder, IntervalSchema, intervalsOf(file), 'intervals'),
    ].flatMap((interval): DatedInterval[] => {
      const from = startOf(builder, interval);
      return from === null ? [] : [{ ...interval, from }];
    });
    for (const [habitId, habit] of habits) {
      const own = intervals.filter((interval) => interval.habitId === habitId);
      if (own.length > 0) readIntervals(builder, habit, own);
      if (toQuit.has(habit)) habit.goal = always(NONE);
    }
    const completions = validRecords(builder, CompletionSchema, file.completions, 'completions');
    for (const { habitId, date, note, ...completion } of completions) {
      const habit = habits.get(habitId);
      const at = Date.parse(date) + (completion.timezoneOffsetInMinutes ?? 0) * MINUTE_MS;
      const local = Number.isFinite(at) ? new Date(at).toJSON()?.slice(0, 10) : date;
      const place = { file: `completions ${date}` };
      if (!habit) {
        builder.unread('habit-missing', `${habitId} ${date}`, place);
        continue;
      }
      const day = builder.day(local ?? date, place);
      if (day === null) continue;
      builder.note(habit, day, note ?? '');
      const amount = completion.amountOfCompletions ?? 1;
      if (amount < 0) builder.unread('value-unknown', `${date}: ${amount}`, place);
      else if (amount === 0) builder.unmark(habit, day);
      else builder.mark(habit, day, goalOn(habit, day) ? amount : 'done', place);
    }
    for (const [habit, start] of toQuit) {
      const place = { file: `habits ${habit.name}` };
      const day = start ? builder.day(start, place) : null;
      if (day !== null && !habit.marks.has(day)) builder.mark(habit, day, 0, place);
    }
    return builder.build();
  },
};

function intervalsOf(file: object): readonly unknown[] {
  return hasLists(file, ['intervals']) ? file.intervals : [];
}

/** The interval of a habit from a day on; an end is the start of the next. */
interface DatedInterval extends v.InferOutput<typeof IntervalSchema> {
  readonly from: Day;
}

/** The first day of an interval; null where it cannot be read. */
function startOf(
  builder: RecordsBuilder,
  { habitId, startDate }: v.InferOutput<typeof IntervalSchema>,
): Day | null {
  if (!startDate) return EARLIEST_DAY;
  // No offset is told: midnight is at most half a day away everywhere.
  const at = startDate.includes('T') ? Date.parse(startDate) + HALF_DAY_MS : NaN;
  const local = Number.isFinite(at) ? new Date(at).toJSON()?.slice(0, 10) : startDate;
  return builder.day(local ?? startDate, { file: `intervals ${habitId}` });
}

function readIntervals(
  builder: RecordsBuilder,
  habit: RawHabit,
  intervals: readonly DatedInterval[],
): void {
  let isExact = true;
  const [goal, schedule] = [new Map<Day, Goal | null>(), new Map<Day, Schedule>()];
  for (const interval of intervals.toSorted(byStart)) {
    const perDay = interval.requiredNumberOfCompletionsPerDay ?? 1;
    goal.set(interval.from, perDay > 1 ? { ...UNNAMED_GOAL, target: perDay } : null);
    const read = scheduleOf(interval.type, interval.requiredNumberOfCompletions ?? 1);
    isExact &&= read !== null;
    schedule.set(interval.from, read ?? EVERY_DAY);
  }
  habit.goal = steps(goal);
  habit.schedule = steps(schedule);
  if (!isExact) builder.remark('schedule-approximated', habit.name);
}

function byStart(one: DatedInterval, other: DatedInterval): number {
  if (one.from === other.from) return 0;
  return one.from < other.from ? -1 : 1;
}

function steps<T>(values: ReadonlyMap<Day, T>): History<T> {
  return [...values].map(([from, value]) => ({ from, value }));
}

function scheduleOf(type: string, times: number): Schedule | null {
  if (type === 'week') return scheduleOfTimes(times, 7).schedule;
  if (type === 'month') return scheduleOfTimes(times, 30).schedule;
  return type === 'day' || type === 'none' ? EVERY_DAY : null;
}
