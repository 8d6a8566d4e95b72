import * as v from 'valibot';
import { always } from '../records/histories';
import { RecordsBuilder } from '../records/recordsBuilder';
import { scheduleOfTimes } from '../records/schedules';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { firstObject, hasLists, validRecords } from './jsonRecords';

const HabitSchema = v.object({
  name: v.string(),
  status: v.optional(v.nullable(v.string()), ''),
  period: v.optional(
    v.nullable(
      v.object({ period_type: v.string(), period_count: v.number(), target_count: v.number() }),
    ),
  ),
  records: v.array(v.unknown()),
});
const RecordSchema = v.object({
  day: v.string(),
  done: v.boolean(),
  text: v.optional(v.nullable(v.string()), ''),
});

/** Days in the units of a period. */
const UNIT_DAYS: Readonly<Record<string, number>> = { D: 1, W: 7, M: 30, Y: 365 };

/** The JSON of Beaver Habits. */
export const beaver: Format = {
  id: 'beaver-json',
  app: 'Beaver Habits',
  recognise: (content) => {
    if (content.kind !== 'json' || !hasLists(content.value, ['habits'])) return null;
    const { records } = firstObject(content.value.habits);
    return 'done' in firstObject(records) && 'day' in firstObject(records) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'json' || !hasLists(content.value, ['habits'])) {
      throw new TransferError('unknown');
    }
    const builder = new RecordsBuilder(context);
    const rows = [...validRecords(builder, HabitSchema, content.value.habits, 'habits')];
    for (const [index, { name, status, period, records }] of rows.entries()) {
      if (status === 'soft_delete') {
        builder.remark('deleted-habits');
        continue;
      }
      const habit = builder.habit(index, name);
      if (habit === null) {
        builder.unread('habit-missing', String(index), { file: 'habits' });
        continue;
      }
      habit.archived = status === 'archive';
      if (period) {
        const days = (UNIT_DAYS[period.period_type] ?? 1) * period.period_count;
        const { schedule, isExact } = scheduleOfTimes(period.target_count, days);
        habit.schedule = always(schedule);
        if (!isExact) builder.remark('schedule-approximated', name);
      }
      for (const { day: date, done, text } of validRecords(builder, RecordSchema, records, name)) {
        const place = { file: `${name} ${date}` };
        const day = builder.day(date, place);
        if (day === null) continue;
        builder.note(habit, day, text ?? '');
        if (done) builder.mark(habit, day, 'done', place);
        else builder.unmark(habit, day);
      }
    }
    return builder.build();
  },
};
