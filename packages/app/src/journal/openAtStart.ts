import { createSampleJournal, JournalError } from '@daybow/journal';
import { findDeviceJournal } from '@daybow/journal/presence';
import type { Opened } from './opened';

/** Everything that only a person's own journal needs: none of it is loaded on a first visit. */
export const loadDevice = () => import('../device');

/** The journal on this device, where there is one; else the sample. Never rejects. */
export async function openAtStart(): Promise<Opened> {
  if ((await findDeviceJournal()) === 'present') {
    try {
      const { deviceScreens, openJournal } = await loadDevice();
      const journal = await openJournal();
      if (journal) return { kind: 'device', journal, screens: deviceScreens };
    } catch (error) {
      return troubleOf(error);
    }
  }
  return { kind: 'sample', journal: createSampleJournal() };
}

/** What to show for an error that kept a journal from being opened. */
export function troubleOf(error: unknown): Opened {
  return { kind: 'trouble', trouble: error instanceof JournalError ? error.trouble : 'failed' };
}
