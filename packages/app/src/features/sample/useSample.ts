import type { SampleJournal, SampleView } from '@daybow/journal/sample';
import { useSyncExternalStore } from 'react';
import { useOpened } from '../../shared/journal/JournalProvider';

/** The sample journal, on the screens that only it has. */
export function useSampleJournal(): SampleJournal {
  const { opened } = useOpened();
  if (opened.kind !== 'sample') throw new Error('This screen shows the sample journal.');
  return opened.journal;
}

/** The sample's view at each moment. */
export function useSample(): SampleView {
  const { subscribe, getView } = useSampleJournal();
  return useSyncExternalStore(subscribe, getView);
}
