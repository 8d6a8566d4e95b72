import * as v from 'valibot';
import { addDays } from '../../days/day';
import { AMOUNT_MAX } from '../../habits/goal';
import { always } from '../records/histories';
import { scheduleOfTimes } from '../records/schedules';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { hasLists, validRecords } from './jsonRecords';

// Keys without a value are left out.
const text = v.optional(v.nullable(v.string()), '');
const number = v.optional(v.nullable(v.number()));

const RecordSchema = v.object({
  /** Days since 1970. */
  record_date: v.pipe(v.number(), v.integer()),
  record_type: v.number(),
  record_value: number,
  reason: text,
});
const HabitSchema = v.object({
  name: v.string(),
  desc: text,
  type: v.optional(v.nullable(v.number()), 1),
  status: v.optional(v.nullable(v.number()), 1),
  daily_goal: number,
  daily_goal_unit: text,
  freq_type: number,
  /** '[3]' or '[1,2]', as text. */
  freq_custom: text,
  records: v.optional(v.array(v.unknown()), []),
});

type TableHabit = v.InferOutput<typeof HabitSchema>;

const NEGATIVE = 2;
const DELETED = 2;
const ARCHIVED = 3;
const SKIP = 2;
const EPOCH = '1970-01-01';
/** The highest day, the end of the year 9999. */
const DAYS_MAX = 2_932_896;

/** The JSON of Table Habit (mhabit). */
export const tableHabit: Format = {
  id: 'table-habit-json',
  app: 'Table Habit',
  recognise: (content) => {
    if (content.kind !== 'json' || !hasLists(content.value, ['habits'])) return null;
    const { habits } = content.value;
    const keys = habits.flatMap((habit) =>
      typeof habit === 'object' && habit !== null ? Object.keys(habit) : [],
    );
    return keys.includes('freq_type') || keys.includes('daily_goal') ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'json' || !hasLists(content.value, ['habits'])) {
      throw new TransferError('unknown');
    }
    const builder = new RecordsBuilder(context);
    let index = 0;
    for (const row of validRecords(builder, HabitSchema, content.value.habits, 'habits')) {
      if (row.status === DELETED) {
        builder.remark('deleted-habits');
        continue;
      }
      const habit = builder.habit((index += 1), row.name);
      if (habit === null) builder.unread('habit-missing', row.desc || String(index), {});
      else readHabit(builder, habit, row);
    }
    return builder.build();
  },
};

function readHabit(builder: RecordsBuilder, habit: RawHabit, row: TableHabit): void {
  habit.archived = row.status === ARCHIVED;
  if (row.desc) builder.remark('left-out-descriptions');
  const { schedule, isExact } = scheduleOf(row);
  habit.schedule = always(schedule);
  if (!isExact) builder.remark('schedule-approximated', habit.name);
  const target = row.daily_goal ?? 0;
  const isQuit = row.type === NEGATIVE;
  // 1 without a unit is done or not.
  const isMeasured = isQuit || row.daily_goal_unit !== '' || target > 1;
  if (isMeasured) {
    const direction = isQuit ? 'atMost' : 'atLeast';
    habit.goal = always({ target, unit: row.daily_goal_unit ?? '', direction, step: 1 });
  }
  // A tick without a value meets the target, where that is known and an amount.
  const usual = target > 0 && target <= AMOUNT_MAX ? target : 'done';
  for (const record of validRecords(builder, RecordSchema, row.records, `${habit.name} records`)) {
    const { record_date: date, record_value: value, reason } = record;
    const place = { file: `${habit.name} ${date}` };
    const inRange = date >= 0 && date <= DAYS_MAX;
    const day = builder.day(inRange ? addDays(EPOCH, date) : String(date), place);
    if (day === null) continue;
    builder.note(habit, day, reason ?? '');
    if (record.record_type === SKIP) builder.mark(habit, day, 'skipped', place);
    else if (isMeasured) builder.mark(habit, day, value ?? usual, place);
    else if ((value ?? 1) >= (target || 1)) builder.mark(habit, day, 'done', place);
    else builder.unmark(habit, day);
  }
}

function scheduleOf({ freq_type: type, freq_custom: custom }: TableHabit) {
  const [first = 1, second = 1] = (custom?.match(/\d+/g) ?? []).map(Number);
  if (type === 1) return scheduleOfTimes(first, 7);
  if (type === 2) return scheduleOfTimes(first, 30);
  return type === 3 ? scheduleOfTimes(first, second) : scheduleOfTimes(1, 1);
}
