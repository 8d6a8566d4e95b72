import type { Day } from '../days/day';
import { dayIn, type Month } from '../days/month';
import { type MoodOption, moodOption, type MoodValue } from '../moods/mood';
import { type JournalRecords, moodOn } from './records';
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
      pending: pendingKeys.has(pendingKey.mood(day)),
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
  return [...latestMoods(source.records)].flatMap(([day, mood]) =>
    day > source.today ? [] : journalEntry(source, day, mood),
  );
}

/** The days with a mood, the latest first. */
export function* latestMoods({
  months,
}: Pick<JournalRecords, 'months'>): Iterable<readonly [Day, MoodValue]> {
  for (const [month, { moods }] of [...months].toReversed()) {
    for (let index = moods.length - 1; index >= 0; index -= 1) {
      const mood = moods[index];
      if (mood != null) yield [dayIn(month, index), mood];
    }
  }
}

function journalEntry({ notes, pendingKeys }: ViewSource, day: Day, mood: MoodValue): JournalEntry {
  const note = notes.get(day)?.note ?? '';
  return { day, mood: moodOption(mood), note, pending: pendingKeys.has(pendingKey.mood(day)) };
}
