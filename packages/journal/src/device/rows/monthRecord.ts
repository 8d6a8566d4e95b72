import { dayIn, daysInMonth, indexIn, type Month } from '../../days/month';
import { isEntryTime } from '../../moods/entryTime';
import { dayOfEntry, isMoodValue } from '../../moods/mood';
import type { EntryRecord, MonthRecord } from '../../progress/records';
import { withoutPiles } from '../../text/characters';
import { cellAt, marksOf, NO_VALUE, stampAt } from './cells';
import { stampOf } from './fieldStamps';
import type { EntriesRow, EntryRow, MonthRow } from './rows';
import type { Stamp } from './stamp';

const MINUTE_MS = 60_000;
/** A day can last until six in the morning of the next one. */
const LATEST_DAY_END_MS = 30 * 3_600_000;

/** The rows of one month, of which one may be missing. */
interface MonthRows {
  readonly marks: MonthRow | undefined;
  readonly entries: EntriesRow | undefined;
}

const records = new WeakMap<object, MonthRows & { readonly record: MonthRecord }>();

/** The record of a month, as the rules read it; the same object for the same rows. */
export function recordOf(month: Month, { marks, entries }: MonthRows): MonthRecord {
  const key = marks ?? entries ?? {};
  const known = records.get(key);
  if (known && known.marks === marks && known.entries === entries) return known.record;
  const byHabit = Object.entries(marks?.marks ?? {});
  const shown = (entries?.entries ?? []).flatMap(entryRecord);
  const record = {
    marks: new Map(byHabit.map(([id, cells]) => [Number(id), marksOf(month, cells)])),
    entries: shown,
    moods: meansOf(month, shown),
    offsets: liveOffsets(month, { marks, entries }),
  };
  records.set(key, { marks, entries, record });
  return record;
}

/** The mean mood of each day of a month. */
function meansOf(month: Month, entries: readonly EntryRecord[]): MonthRecord['moods'] {
  const days = Array.from({ length: daysInMonth(month) }, () => ({ sum: 0, count: 0 }));
  for (const { day, mood } of entries) {
    const known = days[indexIn(day)];
    if (known) {
      known.sum += mood;
      known.count += 1;
    }
  }
  return days.map(({ sum, count }) => (count === 0 ? null : sum / count));
}

/** The entry as it is shown; none where it was removed, or has a mood that this version does not know. */
function entryRecord({ id, time = null, mood, note, labels }: EntryRow): EntryRecord[] {
  // An earlier version of the app or a file can have brought piles of combining marks, which stay in what is stored.
  return isMoodValue(mood)
    ? [
        {
          id,
          day: dayOfEntry(id),
          time: isEntryTime(time) ? time : null,
          mood,
          note: withoutPiles(note),
          labels,
        },
      ]
    : [];
}

/** UTC offsets on each day of a month, by the records made on that very day. */
function liveOffsets(month: Month, { marks, entries }: MonthRows): MonthRecord['offsets'] {
  const stamps = Array.from({ length: daysInMonth(month) }, (): Stamp[] => []);
  for (const cells of Object.values(marks?.marks ?? {})) {
    for (const [index, ofDay] of stamps.entries()) {
      if (cellAt(cells, index) !== NO_VALUE) ofDay.push(stampAt(cells, index));
    }
  }
  for (const entry of entries?.entries ?? []) {
    if (entry.mood !== null) stamps[indexIn(dayOfEntry(entry.id))]?.push(stampOf(entry, 'mood'));
  }
  return stamps.map((ofDay, index) => {
    const midnight = Date.parse(`${dayIn(month, index)}T00:00:00Z`);
    let first: Stamp | null = null;
    let last: Stamp | null = null;
    for (const stamp of ofDay) {
      const sinceMidnight = stamp.at + stamp.offset * MINUTE_MS - midnight;
      if (sinceMidnight < 0 || sinceMidnight >= LATEST_DAY_END_MS) continue;
      if (first === null || stamp.at < first.at) first = stamp;
      if (last === null || stamp.at > last.at) last = stamp;
    }
    return first && last && { first: first.offset, last: last.offset };
  });
}
