import * as v from 'valibot';
import { isSupportedDay } from '../../days/day';
import { habitIdOf } from '../../progress/views';
import { isHabitId } from './habitIds';
import { stamp, time } from './values';

export const habitNoteRow = v.object({
  /** The key: the day, a space and the id of the habit. */
  key: v.custom<string>(
    (key) =>
      typeof key === 'string' &&
      isSupportedDay(key.slice(0, 10)) &&
      key[10] === ' ' &&
      isHabitId(habitIdOf(key)),
  ),
  /** The text; empty where the note was removed. */
  note: v.string(),
  /** The time in ms since 1970 at which what is left off happened on that day, if it was told. */
  time: v.nullish(time),
  ...stamp,
});

/** The note on a habit's day, and the time at which something happened on it. */
export type HabitNoteRow = Readonly<v.InferOutput<typeof habitNoteRow>>;
