import { NOTE_MAX_LENGTH, noteLengthLeft } from '@daybow/journal';

/** From so many characters on, what is left is said. */
const nearTheEnd = 200;

interface NoteRoom {
  readonly isEnough: boolean;
  /** How many characters are left, near the end. */
  readonly hint?: string;
  /** By how many characters it is too long. */
  readonly error?: string;
}

/** Whether a note is short enough, and what to say of it. */
export function noteRoom(note: string): NoteRoom {
  // No character is shorter than a unit of the text, so that a short text needs no counting.
  if (note.length < NOTE_MAX_LENGTH - nearTheEnd) return { isEnough: true };
  const left = noteLengthLeft(note);
  if (left < 0) return { isEnough: false, error: `${characters(-left)} too many.` };
  return left <= nearTheEnd
    ? { isEnough: true, hint: `${characters(left)} left.` }
    : { isEnough: true };
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
