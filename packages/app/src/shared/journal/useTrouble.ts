import type { Journal, StorageTrouble } from '@daybow/journal';
import { useCallback, useSyncExternalStore } from 'react';
import { useOpened } from './JournalProvider';

const noSubscription: Journal['subscribe'] = () => () => {};

/** Why there is nothing to show, or nothing can be written any more; null while all is well. */
export function useTrouble(): StorageTrouble | null {
  const { opened } = useOpened();
  const read = useCallback(() => {
    if (opened.kind === 'trouble') return opened.trouble;
    if (opened.kind === 'sample') return null;
    const { trouble } = opened.journal.getSnapshot().storage;
    return trouble === 'newer' || trouble === 'erased' ? trouble : null;
  }, [opened]);
  const subscribe = opened.kind === 'device' ? opened.journal.subscribe : noSubscription;
  return useSyncExternalStore(subscribe, read);
}
