import * as v from 'valibot';
import { isSupportedPeriod, type Period } from '../../days/period';
import { stamp } from './values';

export const periodNoteRow = v.object({
  period: v.custom<Period>(isSupportedPeriod),
  /** The text; empty where the note was removed. */
  note: v.string(),
  ...stamp,
});

/** The note of a week, a month or a year. */
export type PeriodNoteRow = Readonly<v.InferOutput<typeof periodNoteRow>>;
