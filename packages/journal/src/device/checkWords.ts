import { HABIT_NOTE_MAX_LENGTH } from '../habits/goal';
import { JournalError } from '../journalError';
import { isNoteTooLong, type MoodDraft, moodOption } from '../moods/mood';
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
 * Checks the fields of an entry that are given, and returns them as they are stored.
 *
 * @throws JournalError 'note-too-long', or RangeError for a value that is no mood.
 */
export function checkMood({ mood, note }: Partial<MoodDraft>): Partial<MoodDraft> {
  if (note !== undefined && isNoteTooLong(note)) throw new JournalError('note-too-long');
  return {
    ...(mood !== undefined && { mood: moodOption(mood).value }),
    ...(note !== undefined && { note: withoutPiles(note) }),
  };
}
