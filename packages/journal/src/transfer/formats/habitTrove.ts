import * as v from 'valibot';
import { type Day, WEEKDAYS } from '../../days/day';
import { checkSchedule, EVERY_DAY, type Schedule } from '../../habits/schedule';
import { UNNAMED_GOAL } from '../records/goals';
import { always } from '../records/histories';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { scheduleOfTimes } from '../records/schedules';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { firstObject, hasLists, validRecords } from './jsonRecords';

const HabitSchema = v.object({
  name: v.string(),
  description: v.optional(v.nullable(v.string()), ''),
  /** A rule of a calendar (RFC 5545), or words. */
  frequency: v.optional(v.nullable(v.string()), ''),
  targetCompletions: v.optional(v.nullable(v.number()), 1),
  /** Points in time. */
  completions: v.array(v.string()),
  archived: v.optional(v.nullable(v.boolean()), false),
});

/** The habits of HabitTrove. A day may have several completions, which are counted. */
export const habitTrove: Format = {
  id: 'habittrove-json',
  app: 'HabitTrove',
  recognise: (content) => {
    if (content.kind !== 'json' || !hasLists(content.value, ['habits'])) return null;
    const habit = firstObject(content.value.habits);
    return Array.isArray(habit.completions) && 'frequency' in habit ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'json' || !hasLists(content.value, ['habits'])) {
      throw new TransferError('unknown');
    }
    const builder = new RecordsBuilder(context);
    const rows = [...validRecords(builder, HabitSchema, content.value.habits, 'habits')];
    for (const [index, row] of rows.entries()) {
      const habit = builder.habit(index, row.name);
      if (habit === null) builder.unread('habit-missing', String(index), { file: 'habits' });
      else readHabit(builder, habit, row);
    }
    return builder.build();
  },
};

function readHabit(
  builder: RecordsBuilder,
  habit: RawHabit,
  row: v.InferOutput<typeof HabitSchema>,
): void {
  habit.archived = row.archived ?? false;
  if (row.description) builder.remark('left-out-descriptions');
  const schedule = scheduleOf(row.frequency ?? '');
  habit.schedule = always(schedule ?? EVERY_DAY);
  if (schedule === null) builder.remark('schedule-approximated', habit.name);
  const target = row.targetCompletions ?? 1;
  if (target > 1) habit.goal = always({ ...UNNAMED_GOAL, target });
  const dates = builder.dates(row.completions);
  const counts = new Map<Day, number>();
  for (const completion of row.completions) {
    const day = builder.day(completion, { file: `${habit.name} ${completion}` }, dates);
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  for (const [day, count] of counts) {
    builder.mark(habit, day, target > 1 ? count : 'done', { file: `${habit.name} ${day}` });
  }
}

const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Days in the units of a rule. */
const UNIT_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 30 };

/** The schedule of a rule; null where this journal has none like it. */
function scheduleOf(frequency: string): Schedule | null {
  if (/^(every ?day|daily)$/i.test(frequency.trim())) return EVERY_DAY;
  const parts = new Map(
    frequency
      .toUpperCase()
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  );
  const unit = UNIT_DAYS[parts.get('FREQ') ?? ''];
  if (unit === undefined) return null;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const codes = parts.get('BYDAY')?.split(',') ?? [];
  if (codes.length > 0) {
    const days = WEEKDAYS.filter((weekday) => codes.includes(WEEKDAY_CODES[weekday - 1] ?? ''));
    const isPlain = interval === 1 && unit < 30 && days.length === codes.length;
    return isPlain ? checkSchedule(days) : null;
  }
  const { schedule, isExact } = scheduleOfTimes(1, unit * interval);
  return isExact ? schedule : null;
}
