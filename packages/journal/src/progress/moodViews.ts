import type { Day } from '../days/day';
import { type Month, monthOf } from '../days/month';
import { timeKey } from '../moods/entryTime';
import { dayOfEntry, type EntryLabels, type MoodOption, moodOption } from '../moods/mood';
import { shownLabels } from './entryLabels';
import { type EntryRecord, moodOn } from './records';
import { daysUpTo, pendingKey, type ViewSource } from './views';

/** A day in the calendar of moods. */
export interface MoodCalendarDay {
  readonly day: Day;
  /** The mean of its entries, from 1 to 5; null without any. */
  readonly mood: number | null;
  readonly pending: boolean;
}

/** An entry as it is shown. */
export interface JournalEntry {
  readonly id: string;
  readonly day: Day;
  /** The time on the clock, 'HH:MM', or a part of the day; null where it is not known. */
  readonly time: string | null;
  readonly mood: MoodOption;
  /** The note as typed; empty when nothing was written. */
  readonly note: string;
  /** The labels in their order, by uid: 1, or the value of a scale. */
  readonly labels: EntryLabels;
  readonly pending: boolean;
}

/** The days of a month, each with its mood. */
export function moodMonthView(source: ViewSource, month: Month): MoodCalendarDay[] {
  const { records, today, pendingKeys } = source;
  return daysUpTo(today, month).map((day) => ({
    day,
    mood: moodOn(records, day),
    pending: recordsOn(source, day).some(({ id }) => pendingKeys.has(pendingKey.entry(id))),
  }));
}

/** The entries of a day in the order of their times; those without one come first. */
export function entriesOnView(source: ViewSource, day: Day): JournalEntry[] {
  const month = source.records.months.get(monthOf(day));
  return month ? monthEntries(source, month.entries).filter((entry) => entry.day === day) : [];
}

/** An entry by its id; null where there is none. */
export function entryView(source: ViewSource, id: string): JournalEntry | null {
  const entry = entryRecord(source, id);
  return entry ? journalEntry(source, entry) : null;
}

/** The record of an entry; undefined where there is none. */
export function entryRecord(source: ViewSource, id: string): EntryRecord | undefined {
  return recordsOn(source, dayOfEntry(id)).find((each) => each.id === id);
}

/** Every entry up to today, the latest first. */
export function entriesView(source: ViewSource): JournalEntry[] {
  return [...latestEntries(source)].filter(({ day }) => day <= source.today);
}

/** The entries, the latest first. */
export function* latestEntries(source: ViewSource): Iterable<JournalEntry> {
  for (const [, { entries }] of [...source.records.months].toReversed()) {
    yield* monthEntries(source, entries).toReversed();
  }
}

/** Entries of a month as they are shown, and what they were made with. */
interface ShownMonth extends Pick<ViewSource, 'labels' | 'dayStartHour'> {
  readonly shown: readonly JournalEntry[];
}

const shownMonths = new WeakMap<readonly EntryRecord[], ShownMonth>();

/**
 * The entries of a month in the order of their times. The same objects as before where none is being written: ten years
 * are thousands of entries, of which a change concerns one.
 */
function monthEntries(
  source: ViewSource,
  entries: readonly EntryRecord[],
): readonly JournalEntry[] {
  const { labels, dayStartHour, pendingKeys } = source;
  const known = shownMonths.get(entries);
  const isPending =
    pendingKeys.size > 0 && entries.some(({ id }) => pendingKeys.has(pendingKey.entry(id)));
  if (!isPending && known?.labels === labels && known.dayStartHour === dayStartHour) {
    return known.shown;
  }
  const shown = inTimeOrder(entries, source).map((entry) => journalEntry(source, entry));
  if (!isPending) shownMonths.set(entries, { labels, dayStartHour, shown });
  return shown;
}

function recordsOn({ records }: ViewSource, day: Day): EntryRecord[] {
  return records.months.get(monthOf(day))?.entries.filter((entry) => entry.day === day) ?? [];
}

function inTimeOrder(entries: readonly EntryRecord[], { dayStartHour }: ViewSource) {
  const key = ({ day, time, id }: EntryRecord) => `${day} ${timeKey(time, dayStartHour)} ${id}`;
  return entries
    .map((entry) => [key(entry), entry] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => entry);
}

function journalEntry({ labels, pendingKeys }: ViewSource, entry: EntryRecord): JournalEntry {
  const { mood, ...rest } = entry;
  return {
    ...rest,
    mood: moodOption(mood),
    labels: shownLabels(labels, rest.labels, mood),
    pending: pendingKeys.has(pendingKey.entry(rest.id)),
  };
}
