import { addDays, type Day } from '../days/day';
import type { Month } from '../days/month';
import type { Label } from '../moods/label';
import { labelMeant } from './entryLabels';
import { labelView } from './labelViews';
import { mean } from './mean';
import { entriesOnView, entriesView } from './moodViews';
import { moodOn } from './records';
import { daysUpTo, type ViewSource } from './views';

/** The content of the page of a label, a scale or a mood name. */
export interface LabelDetail extends Label {
  /** The day of its first use; null while there is none. */
  readonly since: Day | null;
  /** The day and the time of its last use; null while there is none. */
  readonly last: { readonly day: Day; readonly time: string | null } | null;
  /** Number of entries with it. */
  readonly entries: number;
  /** Number of days with it. */
  readonly days: number;
  /**
   * Number of days since its first use that could have it: those with an entry, of a mood name with one of its mood. Today
   * is one once it has it, and of what is archived no day after its last use.
   */
  readonly ofDays: number;
  /** The mean mood of the days with it; null without any, and of other kinds than labels. */
  readonly moodWith: number | null;
  /** The mean mood of the other days that could have it; null without any, and of other kinds than labels. */
  readonly moodWithout: number | null;
  /** The values of a scale; null without any, and of other kinds. */
  readonly values: ScaleValues | null;
}

/** The values of a scale, over all entries with it. */
export interface ScaleValues {
  /** The mean of the days with it, each of which is the mean of its entries. */
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
  /** The value of the last entry with it. */
  readonly latest: number;
}

/** A day in the calendar of a label. */
export interface LabelCalendarDay {
  readonly day: Day;
  /** The mean of a scale on that day, 1 for another kind; null on a day without it. */
  readonly value: number | null;
  /** The mood of the day; null without an entry. */
  readonly mood: number | null;
}

/** The page of what a uid stands for by now; null where that is in the bin, or not there. */
export function labelDetailView(source: ViewSource, uid: string): LabelDetail | null {
  const label = labelMeant(source.labels, uid);
  if (label === null) return null;
  const all = entriesView(source);
  const used = all.flatMap(({ day, time, labels: { [label.uid]: value } }) =>
    value === undefined ? [] : [{ day, time, value }],
  );
  const since = used.at(-1)?.day ?? null;
  const daysWith = new Set(used.map(({ day }) => day));
  // Today can still get it, and one that is archived was not offered any more.
  const end = label.archived ? (used[0]?.day ?? null) : addDays(source.today, -1);
  const isPossible = ({ day, mood }: (typeof all)[number]) =>
    daysWith.has(day) ||
    (since !== null &&
      end !== null &&
      since <= day &&
      day <= end &&
      (label.kind !== 'mood' || mood.value === label.mood));
  const possible = new Set(all.filter(isPossible).map(({ day }) => day));
  const moodOf = (days: Iterable<Day>) =>
    label.kind === 'label' ? meanOf([...days].map((day) => moodOn(source.records, day))) : null;

  return {
    ...labelView(source, label),
    since,
    last: used[0] ? { day: used[0].day, time: used[0].time } : null,
    entries: used.length,
    days: daysWith.size,
    ofDays: possible.size,
    moodWith: moodOf(daysWith),
    moodWithout: moodOf([...possible].filter((day) => !daysWith.has(day))),
    values: label.kind === 'scale' ? scaleValues(used) : null,
  };
}

/** The days of a month up to today, of what a uid stands for by now. */
export function labelMonthView(source: ViewSource, uid: string, month: Month): LabelCalendarDay[] {
  const label = labelMeant(source.labels, uid);
  if (label === null) return [];
  return daysUpTo(source.today, month).map((day) => ({
    day,
    value: meanOf(entriesOnView(source, day).map(({ labels }) => labels[label.uid] ?? null)),
    mood: moodOn(source.records, day),
  }));
}

/** The values of the entries with a scale, the latest first. */
function scaleValues(used: readonly { day: Day; value: number }[]): ScaleValues | null {
  const [latest] = used;
  const days = new Map<Day, number[]>();
  for (const { day, value } of used) days.set(day, [...(days.get(day) ?? []), value]);
  if (latest === undefined) return null;
  const values = used.map(({ value }) => value);
  return {
    mean: mean([...days.values()].map(mean)),
    lowest: Math.min(...values),
    highest: Math.max(...values),
    latest: latest.value,
  };
}

/** The mean of what is there; null without any. */
function meanOf(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : mean(there);
}
