import type { Day } from '../days/day';
import { dayIn, type Month } from '../days/month';
import { type MoodOption, moodOption, type MoodValue } from '../moods/mood';
import { moodOn } from './records';
import { daysUpTo, parts, type ViewSource } from './views';

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
  /** Null where it is not in memory. */
  readonly note: string | null;
  readonly pending: boolean;
}

/** The days of a month, each with its mood. */
export function moodMonthView(
  { records, today, pendingParts }: ViewSource,
  month: Month,
): MoodCalendarDay[] {
  return daysUpTo(today, month).map((day) => {
    const mood = moodOn(records, day);
    return {
      day,
      mood: mood === null ? null : moodOption(mood),
      pending: pendingParts.has(parts.mood(day)),
    };
  });
}

/** The entry of a day; null when there is none. */
export function entryView(source: ViewSource, day: Day): JournalEntry | null {
  const mood = moodOn(source.records, day);
  return mood === null ? null : journalEntry(source, day, mood);
}

/** Every entry up to today, the latest first. */
export function entriesView(source: ViewSource): JournalEntry[] {
  return [...source.records.months].toReversed().flatMap(([month, { moods }]) =>
    moods
      .flatMap((mood, index) => {
        const day = dayIn(month, index);
        return mood === null || day > source.today ? [] : journalEntry(source, day, mood);
      })
      .toReversed(),
  );
}

function journalEntry(
  { notes, pendingParts }: ViewSource,
  day: Day,
  mood: MoodValue,
): JournalEntry {
  const note = notes.get(day) ?? null;
  return { day, mood: moodOption(mood), note, pending: pendingParts.has(parts.mood(day)) };
}
