import * as v from 'valibot';
import { day, stamp } from './values';

export const noteRow = v.object({
  day,
  /** The text; empty where the note was removed. */
  note: v.string(),
  ...stamp,
});

/** The note of a day. */
export type NoteRow = Readonly<v.InferOutput<typeof noteRow>>;
