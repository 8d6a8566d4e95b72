import { isEntryTime, isPartOfDay } from '../../../moods/entryTime';
import { plainDate } from './writtenDate';

/** A time on the clock, of 24 hours or of 12, as phones of different countries write it. */
const TIME =
  /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:\s*([ap])\.?\s?m\.?|\s*uhr|\s?[+-]\d{2}:?\d{2})?$/i;
const TIME_AFTER_DATE = /[T ](\d{1,2}:\d{2}.*)$/;

/** Reads a time as 'HH:MM'; null for none, and for one in words of a language. Beside an offset it is the time on the person's clock. */
export function readTime(text: string): string | null {
  const match = TIME.exec(plainDate(text));
  if (match === null) return null;
  const [, hour, minute, half] = match;
  const ofDay =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = `${String(ofDay).padStart(2, '0')}:${minute}`;
  return isEntryTime(time) ? time : null;
}

/** Reads the time that stands after a date. Midnight is none. */
export function timeAfterDate(text: string): string | null {
  return unlessMidnight(readTime(TIME_AFTER_DATE.exec(plainDate(text))?.[1] ?? ''));
}

/** A time beside a date. Midnight is none: so dates are written where nobody knows the time. */
export function unlessMidnight(time: string | null): string | null {
  return time === '00:00' ? null : time;
}

/** The time of an entry if it is one on the clock. */
export function clockTime(time: string | null | undefined): string | null {
  return time != null && isEntryTime(time) && !isPartOfDay(time) ? time : null;
}
