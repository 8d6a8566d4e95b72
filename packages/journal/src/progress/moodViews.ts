import type { Day } from '../days/day';
import { dayIn, type Month } from '../days/month';
import { type MoodOption, moodOption } from '../moods/mood';
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
  { records, today, isPending }: ViewSource,
  month: Month,
): MoodCalendarDay[] {
  return daysUpTo(today, month).map((day) => {
    const mood = moodOn(records, day);
    return {
      day,
      mood: mood === null ? null : moodOption(mood),
      pending: isPending(parts.mood(day)),
    };
  });
}

/** Every entry up to today, the latest first. */
export function entriesView({ records, today, notes, isPending }: ViewSource): JournalEntry[] {
  return [...records.months].toReversed().flatMap(([month, { moods }]) =>
    moods
      .flatMap((mood, index) => {
        const day = dayIn(month, index);
        if (mood === null || day > today) return [];
        const note = notes.get(day) ?? null;
        return { day, mood: moodOption(mood), note, pending: isPending(parts.mood(day)) };
      })
      .toReversed(),
  );
}
