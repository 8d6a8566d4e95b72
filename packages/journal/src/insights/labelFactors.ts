import type { Day } from '../days/day';
import { monthOf } from '../days/month';
import { shownLabels } from '../progress/entryLabels';
import { mean } from '../progress/mean';
import type { ViewSource } from '../progress/views';
import type { MoodFactor } from './moodFactors';

/** Values of a label by the index of the day: one for each entry that has it. */
type ValuesByDay = ReadonlyMap<number, readonly number[]>;

/**
 * Labels and scales on consecutive days up to today, those that any entry has. The name of a mood is the mood itself,
 * and no factor of it.
 */
export function labelFactors(
  { records, labels }: Pick<ViewSource, 'records' | 'labels'>,
  days: readonly Day[],
): MoodFactor[] {
  const indices = new Map(days.map((day, index) => [day, index]));
  const found = new Map<string, Map<number, number[]>>();
  for (const month of new Set(days.map(monthOf))) {
    for (const { day, labels: stored, mood } of records.months.get(month)?.entries ?? []) {
      const index = indices.get(day);
      if (index === undefined) continue;
      for (const [uid, value] of Object.entries(shownLabels(labels, stored, mood))) {
        const byDay = found.get(uid) ?? new Map<number, number[]>();
        found.set(uid, byDay.set(index, [...(byDay.get(index) ?? []), value]));
      }
    }
  }
  return [...found].flatMap(([uid, values]) => {
    const label = labels.get(uid);
    const id = { label: uid };
    switch (label?.kind) {
      case 'label':
        return [{ id, from: null, days: labelDays(values, days.length, label.archived) }];
      case 'scale':
        return [{ id, ...scaleDays(values, days.length) }];
      default:
        return [];
    }
  });
}

/**
 * The days of a label: with it if any entry has it, else without. Days before its first use tell nothing, as it may not
 * have been there to be chosen, nor do those of an archived one after its last; today can still get it.
 */
function labelDays(values: ValuesByDay, count: number, archived: boolean): (boolean | null)[] {
  const used = [...values.keys()];
  const first = Math.min(...used);
  const end = archived ? Math.max(...used) : count - 1;
  return Array.from({ length: count }, (_, index) => {
    if (values.has(index)) return true;
    return index > first && index < end ? false : null;
  });
}

/**
 * The days of a scale, split at the median into those with more and those with less: the value of a day is the mean of
 * its entries. Days at the median go where the halves are more even.
 */
function scaleDays(values: ValuesByDay, count: number): Pick<MoodFactor, 'days' | 'from'> {
  const means = Array.from({ length: count }, (_, index) => {
    const some = values.get(index);
    // Without the last digits, in which the mean of three times 7.1 is not 7.1.
    return some === undefined ? null : Number(mean(some).toFixed(6));
  });
  const sorted = means.filter((value) => value !== null).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const [below, upTo] = [sorted.indexOf(median), sorted.lastIndexOf(median) + 1];
  const uneven = (less: number) => Math.abs(sorted.length - 2 * less);
  const from = uneven(below) <= uneven(upTo) ? median : (sorted[upTo] ?? median);
  return { from, days: means.map((value) => (value === null ? null : value >= from)) };
}
