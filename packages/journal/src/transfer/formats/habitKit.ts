import * as v from 'valibot';
import { EVERY_DAY, type Schedule } from '../../habits/schedule';
import { scheduleOfTimes } from '../records/schedules';
import { type HabitDraft, RecordsBuilder } from '../records/recordsBuilder';
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
  orderIndex: v.optional(v.nullable(v.number()), 0),
});
const IntervalSchema = v.object({
  habitId: id,
  type: v.string(),
  endDate: text,
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

const MINUTE_MS = 60_000;

/** HabitKit's JSON. */
export const habitKit: Format = {
  id: 'habitkit-json',
  app: 'HabitKit',
  recognise: (content) =>
    content.kind === 'json' && hasLists(content.value, ['habits', 'completions', 'intervals'])
      ? ''
      : null,
  read: (content, context) => {
    if (content.kind !== 'json') throw new TransferError('unknown');
    const file = content.value;
    if (!hasLists(file, ['habits', 'completions', 'intervals'])) throw new TransferError('damaged');
    const builder = new RecordsBuilder(context);
    const rows = [...validRecords(builder, HabitSchema, file.habits, 'habits')];
    const habits = new Map<string | number, HabitDraft>();
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
      if (row.isInverse) builder.remark('habits-to-quit', habit.name);
      habits.set(row.id, habit);
    }
    for (const interval of validRecords(builder, IntervalSchema, file.intervals, 'intervals')) {
      const habit = habits.get(interval.habitId);
      // The one without an end is in force.
      if (habit && !interval.endDate) readInterval(builder, habit, interval);
    }
    const completions = validRecords(builder, CompletionSchema, file.completions, 'completions');
    for (const { habitId, date, note, ...completion } of completions) {
      const habit = habits.get(habitId);
      const at = Date.parse(date) + (completion.timezoneOffsetInMinutes ?? 0) * MINUTE_MS;
      const local = Number.isFinite(at) ? new Date(at).toJSON() : date;
      const place = { file: `completions ${date}` };
      if (!habit) {
        builder.unread('habit-missing', `${habitId} ${date}`, place);
        continue;
      }
      const day = builder.day(local ?? date, 'day-first', place);
      if (day === null) continue;
      builder.note(habit, day, note ?? '');
      const amount = completion.amountOfCompletions ?? 1;
      if (amount !== 0) builder.mark(habit, day, habit.goal ? amount : 'done', place);
    }
    return builder.build();
  },
};

function readInterval(
  builder: RecordsBuilder,
  habit: HabitDraft,
  interval: v.InferOutput<typeof IntervalSchema>,
): void {
  const perDay = interval.requiredNumberOfCompletionsPerDay ?? 1;
  if (perDay > 1) habit.goal = { target: perDay, unit: '', direction: 'atLeast', step: 1 };
  const times = interval.requiredNumberOfCompletions ?? 1;
  const schedule = scheduleOf(interval.type, times);
  if (schedule) habit.schedule = schedule;
  else builder.remark('schedule-approximated', habit.name);
}

function scheduleOf(type: string, times: number): Schedule | null {
  if (type === 'week') return scheduleOfTimes(times, 7).schedule;
  if (type === 'month') return scheduleOfTimes(times, 30).schedule;
  return type === 'day' || type === 'none' ? EVERY_DAY : null;
}
