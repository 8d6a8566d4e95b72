import * as v from 'valibot';
import { isSupportedDay } from '../../days/day';
import { isHabitId } from './habitIds';
import { stamp } from './values';

export const habitNoteRow = v.object({
  /** The key: the day, a space and the id of the habit. */
  key: v.custom<string>(
    (key) =>
      typeof key === 'string' &&
      isSupportedDay(key.slice(0, 10)) &&
      key[10] === ' ' &&
      isHabitId(Number(key.slice(11))),
  ),
  /** The text; empty where the note was removed. */
  note: v.string(),
  ...stamp,
});

/** The note on a habit's day. */
export type HabitNoteRow = Readonly<v.InferOutput<typeof habitNoteRow>>;
