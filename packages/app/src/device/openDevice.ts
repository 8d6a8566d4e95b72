import { JournalError } from '@daybow/journal';
import { openJournal } from '@daybow/journal/device';
import type { Opened } from '../journal/opened';
import { deviceScreens } from './deviceScreens';

/** The journal on this device, or why it does not open; null where there is none. Never rejects. */
export async function openDevice(): Promise<Opened | null> {
  try {
    const journal = await openJournal();
    return journal && { kind: 'device', journal, screens: deviceScreens };
  } catch (error) {
    return troubleOf(error);
  }
}

/** What to show for an error that kept a journal from being opened. */
export function troubleOf(error: unknown): Opened {
  const trouble = error instanceof JournalError ? error.trouble : 'failed';
  return { kind: 'trouble', trouble, screens: deviceScreens };
}
