import { dayIn, daysInMonth, type Month } from '../../days/month';
import type { MonthMarks, MonthRecord, Offsets } from '../../progress/records';
import {
  type DayCells,
  type DayValues,
  marksOf,
  moodCode,
  moodOfCode,
  NO_VALUE,
  valuesOfMarks,
} from './cells';
import type { MonthRow } from './rows';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A record made this long after midnight may still be one of the day before. */
const LATEST_DAY_START_MS = 6 * 3_600_000;

/** A month's row as the rules read it. */
export function monthRecord(row: MonthRow): MonthRecord {
  return { ...recordOfValues(row), offsets: liveOffsets(row) };
}

/** The same of a row that was just written: a tick does not wait for what only insights read. */
export function writtenMonthRecord(row: MonthRow, known: MonthRecord | undefined): MonthRecord {
  let offsets: MonthRecord['offsets'] | null = null;
  return {
    ...recordOfValues(row, known),
    get offsets() {
      offsets ??= liveOffsets(row);
      return offsets;
    },
  };
}

/**
 * What the rules read of a month's values, without where the clocks stood.
 *
 * @param known - the record before: marks that equal those in it stay the same objects.
 */
export function recordOfValues(
  row: MonthRow<DayValues>,
  known?: MonthRecord,
): Omit<MonthRecord, 'offsets'> {
  const marks = new Map<number, MonthMarks>();
  for (const [id, cells] of Object.entries(row.marks)) {
    const before = known?.marks.get(Number(id));
    const read = marksOf(cells);
    marks.set(Number(id), before && isSame(before, read) ? before : read);
  }
  return { marks, moods: [...row.moods.values].map(moodOfCode) };
}

function isSame(one: MonthMarks, other: MonthMarks): boolean {
  if (one.done !== other.done || one.skipped !== other.skipped) return false;
  if (one.amounts?.size !== other.amounts?.size) return false;
  return [...(one.amounts ?? [])].every(([index, amount]) => other.amounts?.get(index) === amount);
}

/** The row that a record was read from, without its stamps, and with the marks of some habits alone. */
export function valuesOfRecord(
  month: Month,
  record: MonthRecord,
  ids: ReadonlySet<number>,
): MonthRow<DayValues> {
  const marks = [...ids].flatMap((id) => {
    const known = record.marks.get(id);
    return known ? [[id, valuesOfMarks(known, month)] as const] : [];
  });
  const moods = Array.from({ length: daysInMonth(month) }, (_, index) =>
    moodCode(record.moods[index] ?? null),
  );
  return { month, marks: Object.fromEntries(marks), moods: { values: moods.join('') } };
}

function liveOffsets({ month, marks, moods }: MonthRow): MonthRecord['offsets'] {
  const offsets = new LiveOffsets(month);
  for (const cells of Object.values(marks)) offsets.add(cells);
  offsets.add(moods);
  return offsets.byDay;
}

/** Where clocks stood on each day, by the records made on that very day. */
class LiveOffsets {
  readonly byDay: (Offsets | null)[];
  readonly #firstDay: number;
  readonly #firstAt: number[];
  readonly #lastAt: number[];

  constructor(month: Month) {
    const length = daysInMonth(month);
    this.byDay = Array.from({ length }, () => null);
    this.#firstDay = Date.parse(`${dayIn(month, 0)}T00:00:00Z`) / DAY_MS;
    this.#firstAt = Array.from({ length }, () => Infinity);
    this.#lastAt = Array.from({ length }, () => -Infinity);
  }

  add({ values, at, offset }: DayCells) {
    for (let index = 0; index < values.length; index += 1) {
      const instant = at[index] ?? 0;
      if (values[index] === NO_VALUE || instant === 0) continue;
      const minutes = offset[index] ?? 0;
      const local = instant + minutes * MINUTE_MS;
      const day = this.#firstDay + index;
      const isLive =
        Math.floor(local / DAY_MS) === day ||
        Math.floor((local - LATEST_DAY_START_MS) / DAY_MS) === day;
      if (isLive) this.#addLive(index, instant, minutes);
    }
  }

  #addLive(index: number, instant: number, minutes: number) {
    const isFirst = instant < (this.#firstAt[index] ?? Infinity);
    const isLast = instant > (this.#lastAt[index] ?? -Infinity);
    if (isFirst) this.#firstAt[index] = instant;
    if (isLast) this.#lastAt[index] = instant;
    // Nearly all records of a day have the same offset, so ten years need one object a day.
    const { first, last } = this.byDay[index] ?? { first: NaN, last: NaN };
    const seen = { first: isFirst ? minutes : first, last: isLast ? minutes : last };
    if (seen.first !== first || seen.last !== last) this.byDay[index] = seen;
  }
}
