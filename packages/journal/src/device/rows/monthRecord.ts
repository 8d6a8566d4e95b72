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
  return { marks: marksOfValues(row), moods: moodsOfValues(row), offsets: liveOffsets(row) };
}

/**
 * The record of a month after some changes of its row: the marks of other habits stay those that are
 * known.
 *
 * @param marked - the habits whose marks were changed.
 * @param offsets - worked out when insights ask: a tick does not wait for them.
 */
export function changedMonthRecord(
  row: MonthRow<DayValues>,
  known: MonthRecord | undefined,
  marked: ReadonlySet<number>,
  offsets: () => MonthRecord['offsets'],
): MonthRecord {
  let workedOut: MonthRecord['offsets'] | null = null;
  const marks = known ? new Map(known.marks) : marksOfValues(row);
  for (const id of marked) {
    const cells = row.marks[id];
    if (cells) marks.set(id, marksOf(cells));
  }
  return {
    marks,
    moods: moodsOfValues(row),
    get offsets() {
      workedOut ??= offsets();
      return workedOut;
    },
  };
}

function marksOfValues(row: MonthRow<DayValues>): Map<number, MonthMarks> {
  return new Map(Object.entries(row.marks).map(([id, cells]) => [Number(id), marksOf(cells)]));
}

function moodsOfValues({ moods }: MonthRow<DayValues>): MonthRecord['moods'] {
  return [...moods.values].map(moodOfCode);
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

/** Where the clocks stood, by the stamps of a month's row. */
export function liveOffsets({ month, marks, moods }: MonthRow): MonthRecord['offsets'] {
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
