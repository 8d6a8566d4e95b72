import * as v from 'valibot';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { firstObject, validRecords } from './jsonRecords';

const text = v.optional(v.nullable(v.string()), '');
const number = v.optional(v.nullable(v.number()));

const HabitSchema = v.object({
  title: v.string(),
  /** By their days, written as midnight in UTC. */
  events: v.record(v.string(), v.unknown()),
  /** 1 for amounts. */
  habitType: number,
  targetValue: number,
  unit: text,
  archived: v.optional(v.nullable(v.union([v.number(), v.boolean()])), 0),
  deleted_at: v.optional(v.unknown()),
});
/** The kind of a day, a comment, and of a day with progress its amount and its target. */
const EventSchema = v.looseTuple([v.string(), text, number, number]);

/** The backup of Habo: a list of habits, alone or beside others. */
export const habo: Format = {
  id: 'habo-json',
  app: 'Habo',
  recognise: (content) =>
    content.kind === 'json' && 'events' in firstObject(habitsOf(content.value)) ? '' : null,
  read: (content, context) => {
    const habits = content.kind === 'json' ? habitsOf(content.value) : null;
    if (!Array.isArray(habits)) throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    for (const [index, row] of [
      ...validRecords(builder, HabitSchema, habits, 'habits'),
    ].entries()) {
      if (row.deleted_at != null) {
        builder.remark('deleted-habits');
        continue;
      }
      const habit = builder.habit(index, row.title);
      if (habit === null) builder.unread('habit-missing', String(index), { file: 'habits' });
      else readHabit(builder, habit, row);
    }
    return builder.build();
  },
};

function habitsOf(value: unknown): unknown {
  return Array.isArray(value) ? value : Reflect.get(Object(value), 'habits');
}

function readHabit(
  builder: RecordsBuilder,
  habit: RawHabit,
  row: v.InferOutput<typeof HabitSchema>,
): void {
  habit.archived = Boolean(row.archived);
  const target = row.targetValue ?? 0;
  const isCounted = row.habitType === 1 && target > 0;
  if (isCounted) habit.goal = always({ ...UNNAMED_GOAL, target, unit: row.unit ?? '' });
  for (const [date, value] of Object.entries(row.events)) {
    const place = { file: `${habit.name} ${date}` };
    const event = v.safeParse(EventSchema, value);
    if (!event.success) {
      builder.unread('record-damaged', JSON.stringify(value).slice(0, 80), place);
      continue;
    }
    const day = builder.day(date.slice(0, 10), place);
    if (day === null) continue;
    const [kind, comment, amountOfDay, targetOfDay] = event.output;
    builder.note(habit, day, comment ?? '');
    const amount = amountOfDay ?? 0;
    switch (kind.replace('DayType.', '')) {
      case 'check':
        builder.mark(habit, day, 'done', place);
        break;
      case 'skip':
        builder.mark(habit, day, 'skipped', place);
        break;
      case 'progress': {
        // The target of that day may have been another one.
        const isDone = amount > 0 && amount >= (targetOfDay ?? target);
        const isSame = isDone === amount >= target;
        if (isCounted && isSame) builder.mark(habit, day, amount, place);
        else if (isDone) builder.mark(habit, day, 'done', place);
        else if (amount > 0) builder.unread('value-unknown', String(amount), place);
        break;
      }
      case 'fail':
      case 'clear':
        break;
      default:
        builder.unread('value-unknown', kind, place);
    }
  }
}
