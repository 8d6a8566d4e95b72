import { createSampleJournal } from '@daybow/journal';
import { findDeviceJournal } from '@daybow/journal/presence';
import type { Opened } from './opened';

/** Everything that only a person's own journal needs: none of it is loaded on a first visit. */
export const loadDevice = () => import('../device');

/**
 * The journal on this device, where there is one; else the sample.
 *
 * @throws TypeError when what opens a journal cannot be loaded.
 */
export async function openAtStart(): Promise<Opened> {
  if ((await findDeviceJournal()) === 'present') {
    const { openDevice } = await loadDevice();
    const opened = await openDevice();
    if (opened) return opened;
  }
  return { kind: 'sample', journal: createSampleJournal() };
}
