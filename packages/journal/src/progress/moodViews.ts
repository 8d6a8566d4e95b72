import type { Day } from '../days/day';
import { type Month, monthOf } from '../days/month';
import { type MoodOption, moodOption } from '../moods/mood';
import { type EntryRecord, type JournalRecords, moodOn } from './records';
import { daysUpTo, pendingKey, type ViewSource } from './views';

/** A day in the calendar of moods. */
export interface MoodCalendarDay {
  readonly day: Day;
  readonly mood: MoodOption | null;
  readonly pending: boolean;
}

/** A line of 'All entries'. */
export interface JournalEntry {
  readonly day: Day;
  readonly mood: MoodOption;
  /** The note as typed; empty when nothing was written. */
  readonly note: string;
  readonly pending: boolean;
}

/** The days of a month, each with its mood. */
export function moodMonthView(
  { records, today, pendingKeys }: ViewSource,
  month: Month,
): MoodCalendarDay[] {
  return daysUpTo(today, month).map((day) => {
    const mood = moodOn(records, day);
    return {
      day,
      mood: mood === null ? null : moodOption(mood),
      pending: pendingKeys.has(pendingKey.entry(day)),
    };
  });
}

/** The entry of a day; null when there is none. */
export function entryView(source: ViewSource, day: Day): JournalEntry | null {
  const ofMonth = source.records.months.get(monthOf(day))?.entries ?? [];
  const entry = ofMonth.find((each) => each.day === day);
  return entry ? journalEntry(source, entry) : null;
}

/** Every entry up to today, the latest first. */
export function entriesView(source: ViewSource): JournalEntry[] {
  return [...latestEntries(source.records)]
    .filter(({ day }) => day <= source.today)
    .map((entry) => journalEntry(source, entry));
}

/** The entries, those of the latest day first. */
export function* latestEntries({ months }: Pick<JournalRecords, 'months'>): Iterable<EntryRecord> {
  for (const [, { entries }] of [...months].toReversed()) {
    yield* entries.toReversed();
  }
}

function journalEntry(
  { pendingKeys }: ViewSource,
  { id, day, mood, note }: EntryRecord,
): JournalEntry {
  return { day, mood: moodOption(mood), note, pending: pendingKeys.has(pendingKey.entry(id)) };
}
