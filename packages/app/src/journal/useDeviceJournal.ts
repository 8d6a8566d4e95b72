import type { DeviceJournal, DeviceSnapshot } from '@daybow/journal';
import { useSyncExternalStore } from 'react';
import { useOpened } from './JournalProvider';

/** A person's own journal, on the screens that only it has. */
export function useDeviceJournal(): DeviceJournal {
  const { opened } = useOpened();
  if (opened.kind !== 'device') throw new Error('This screen needs a journal on the device.');
  return opened.journal;
}

/** What stands in it now; the screen is drawn again when it changes, and so are its reads. */
export function useDeviceSnapshot(): DeviceSnapshot {
  const journal = useDeviceJournal();
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot);
}
