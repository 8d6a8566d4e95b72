import { dayIn, daysInMonth, type Month } from '../month';
import type { MonthMarks, MonthRecord, Offsets } from '../records';
import { type DayCells, type MonthRow, moodOfCode, NO_VALUE } from './rows';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A record made so long after midnight may still be one of the day before. */
const LATEST_DAY_START_MS = 6 * 3_600_000;

/** What the rules need of a month's row: sets of days in place of rows of cells. */
export function monthRecord(row: MonthRow): MonthRecord {
  const marks = new Map<number, MonthMarks>();
  const offsets = new LiveOffsets(row.month);
  for (const [id, cells] of Object.entries(row.marks)) {
    marks.set(Number(id), { done: daysOf(cells, 'd'), skipped: daysOf(cells, 's') });
    offsets.add(cells);
  }
  offsets.add(row.moods);
  return { marks, moods: [...row.moods.values].map(moodOfCode), offsets: offsets.byDay };
}

function daysOf({ values }: DayCells, code: string): number {
  let days = 0;
  for (let index = values.indexOf(code); index !== -1; index = values.indexOf(code, index + 1)) {
    days |= 1 << index;
  }
  return days;
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
      const onTheWall = instant + minutes * MINUTE_MS;
      const day = this.#firstDay + index;
      const live =
        Math.floor(onTheWall / DAY_MS) === day ||
        Math.floor((onTheWall - LATEST_DAY_START_MS) / DAY_MS) === day;
      if (live) this.#see(index, instant, minutes);
    }
  }

  #see(index: number, instant: number, minutes: number) {
    const isFirst = instant < (this.#firstAt[index] ?? Infinity);
    const isLast = instant > (this.#lastAt[index] ?? -Infinity);
    if (isFirst) this.#firstAt[index] = instant;
    if (isLast) this.#lastAt[index] = instant;
    // Nearly all records of a day say the same: ten years of them make one object a day.
    const { first, last } = this.byDay[index] ?? { first: NaN, last: NaN };
    const seen = { first: isFirst ? minutes : first, last: isLast ? minutes : last };
    if (seen.first !== first || seen.last !== last) this.byDay[index] = seen;
  }
}
