import { addDays, type Day } from '../days/day';
import { clockOf } from './entryTime';
import type { EntryLabels } from './mood';

/** Number of days, with today, on which uses are counted. */
const DAYS = 60;
/** Minutes on the clock between two times that are about the same. */
const NEAR = 3 * 60;
const DAY_MINUTES = 24 * 60;

/** The part of an entry that counts. */
interface LabelledEntry {
  readonly day: Day;
  readonly time: string | null;
  readonly labels: EntryLabels;
}

/**
 * The labels in the order in which they are offered: those most used at this time of day come first.
 *
 * Counted are the entries of the last 60 days: first those of about the same time, up to three hours away on the clock,
 * then all of them. Labels that are used alike stay in the order in which they are given.
 *
 * @param entries - the latest day first.
 * @param now - today, and the time of the entry: 'HH:MM', a part of the day, or null where it is not known.
 */
export function labelsInOrder<L extends { readonly uid: string }>(
  labels: readonly L[],
  entries: Iterable<LabelledEntry>,
  now: { readonly today: Day; readonly time: string | null },
): L[] {
  const since = addDays(now.today, 1 - DAYS);
  const uses = new Map(labels.map(({ uid }) => [uid, { near: 0, all: 0 }]));
  for (const { day, time, labels: used } of entries) {
    if (day < since) break;
    const isNear = isAbout(time, now.time);
    for (const uid of Object.keys(used)) {
      const count = uses.get(uid);
      if (count) {
        count.all += 1;
        if (isNear) count.near += 1;
      }
    }
  }
  const of = ({ uid }: L) => uses.get(uid) ?? { near: 0, all: 0 };
  return labels.toSorted(
    (one, other) => of(other).near - of(one).near || of(other).all - of(one).all,
  );
}

/** True if two times are near each other on the clock, also across midnight. */
function isAbout(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const apart = Math.abs(minuteOf(one) - minuteOf(other));
  return Math.min(apart, DAY_MINUTES - apart) <= NEAR;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = clockOf(time).split(':').map(Number);
  return hour * 60 + minute;
}
