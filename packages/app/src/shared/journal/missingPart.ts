import { JournalError, sessionNotes } from '@daybow/journal';

/** Storage key that says that this tab was reloaded for a part that was gone. */
const RELOADED = 'daybow-reloaded';

const missing = new WeakSet<object>();

/** Notes each part of the app that can't be loaded, as after a newer version took its place. */
export function noteMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** True if an error says that a part of the app couldn't be loaded. */
export function isMissingPart(error: unknown): boolean {
  if (error instanceof JournalError) return error.code === 'not-loaded';
  return error instanceof Error && missing.has(error);
}

/** Loads the page again, once in a tab and never offline. The answer is whether it does. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || sessionNotes.get(RELOADED) !== null) return false;
  if (!sessionNotes.set(RELOADED, 'yes')) return false;
  location.reload();
  return true;
}
