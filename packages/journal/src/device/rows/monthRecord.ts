import { dayIn, daysInMonth } from '../../days/month';
import type { MonthRecord } from '../../progress/records';
import { cellAt, marksOf, moodOfCode, NO_VALUE, stampAt } from './cells';
import type { MonthRow } from './rows';
import type { Stamp } from './stamp';

const MINUTE_MS = 60_000;
/** A day can last until six in the morning of the next one. */
const LATEST_DAY_END_MS = 30 * 3_600_000;

const records = new WeakMap<MonthRow, MonthRecord>();

/** The record of a month's row, as the rules read it; the same object for the same row. */
export function recordOf(row: MonthRow): MonthRecord {
  const known = records.get(row);
  if (known !== undefined) return known;
  const marks = Object.entries(row.marks).map(
    ([id, cells]) => [Number(id), marksOf(cells)] as const,
  );
  const record = {
    marks: new Map(marks),
    moods: [...row.moods.values].map(moodOfCode),
    offsets: liveOffsets(row),
  };
  records.set(row, record);
  return record;
}

/** UTC offsets on each day of a month, by the records made on that very day. */
function liveOffsets({ month, marks, moods }: MonthRow): MonthRecord['offsets'] {
  const all = [...Object.values(marks), moods];
  return Array.from({ length: daysInMonth(month) }, (_, index) => {
    const midnight = Date.parse(`${dayIn(month, index)}T00:00:00Z`);
    let first: Stamp | null = null;
    let last: Stamp | null = null;
    for (const cells of all) {
      if (cellAt(cells, index) === NO_VALUE) continue;
      const stamp = stampAt(cells, index);
      const sinceMidnight = stamp.at + stamp.offset * MINUTE_MS - midnight;
      if (sinceMidnight < 0 || sinceMidnight >= LATEST_DAY_END_MS) continue;
      if (first === null || stamp.at < first.at) first = stamp;
      if (last === null || stamp.at > last.at) last = stamp;
    }
    return first && last && { first: first.offset, last: last.offset };
  });
}
