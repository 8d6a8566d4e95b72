import { isEntryTime, isPartOfDay } from '../../moods/entryTime';
import { asciiDigits } from './readDay';

/** A time on the clock, of 24 hours or of 12, as phones of different countries write it. */
const TIME = /^(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:\s*([ap])\.?\s?m\.?)?$/i;
const TIME_AFTER_DATE = /[T ](\d{1,2}:\d{2}.*)$/;
const MIDNIGHT = '00:00';

/** Reads a time as 'HH:MM'; null for none, and for one in words of a language. */
export function readTime(text: string): string | null {
  const match = TIME.exec(asciiDigits(text).trim());
  if (match === null) return null;
  const [, hour, minute, half] = match;
  const ofDay =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = `${String(ofDay).padStart(2, '0')}:${minute}`;
  return isEntryTime(time) ? time : null;
}

/** Reads the time that stands after a date. Midnight is none: so dates are written where nobody knows the time. */
export function timeAfterDate(text: string): string | null {
  const time = readTime(TIME_AFTER_DATE.exec(asciiDigits(text))?.[1] ?? '');
  return time === MIDNIGHT ? null : time;
}

/** The time of an entry if it is one on the clock. */
export function clockTime(time: string | null | undefined): string | null {
  return time != null && isEntryTime(time) && !isPartOfDay(time) ? time : null;
}
