import { HABIT_NOTE_MAX_LENGTH } from '../habits/goal';
import { JournalError } from '../journalError';
import { isEntryTime } from '../moods/entryTime';
import { type Entry, type EntryContent, isNoteTooLong, moodOption } from '../moods/mood';
import { isLongerThan, withoutPiles } from '../text/characters';

/**
 * Checks a note on a habit's day, and returns it as it is stored.
 *
 * @throws JournalError 'note-too-long'.
 */
export function checkHabitNote(note: string): string {
  if (isLongerThan(note, HABIT_NOTE_MAX_LENGTH)) throw new JournalError('note-too-long');
  return withoutPiles(note.trim());
}

/**
 * Checks the note of a week, a month or a year, and returns it as it is stored.
 *
 * @throws JournalError 'note-too-long'.
 */
export function checkPeriodNote(note: string): string {
  if (isNoteTooLong(note)) throw new JournalError('note-too-long');
  return withoutPiles(note.trim());
}

/**
 * Checks the fields of an entry that are given, and returns them as they are stored.
 *
 * @throws JournalError 'note-too-long', or RangeError for what is no mood or no time.
 */
export function checkEntry({ mood, note, time }: Partial<EntryContent>): Partial<Entry> {
  if (note !== undefined && isNoteTooLong(note)) throw new JournalError('note-too-long');
  if (time !== undefined && !isEntryTime(time)) {
    throw new RangeError(`Neither a time from 00:00 to 23:59 nor a part of the day: "${time}".`);
  }
  return {
    ...(mood !== undefined && { mood: moodOption(mood).value }),
    ...(note !== undefined && { note: withoutPiles(note) }),
    ...(time !== undefined && { time }),
  };
}
