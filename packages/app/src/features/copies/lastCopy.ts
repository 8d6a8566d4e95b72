import { civilDay, type Day } from '@daybow/journal';

/** The day of the last copy that was saved by hand on this device. */
const KEY = 'daybow-last-copy';

/** The day of the last copy; null where none was saved, or the browser does not tell. */
export function lastCopyDay(): Day | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Notes that a copy was saved today. */
export function noteCopy(): void {
  try {
    localStorage.setItem(KEY, civilDay(new Date()));
  } catch {
    // It is asked for once more than needed.
  }
}

/** Forgets it with the journal. */
export function forgetCopy(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It could not be noted either.
  }
}
