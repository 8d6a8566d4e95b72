import { type Day, type Entry, type EntryDraft, isUnsaved, mergeEntry } from '@daybow/journal';
import { useCallback, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { entryDrafts, subscribeToDrafts } from './entryDrafts';
import { storedEntry } from './useEntry';

/**
 * The days but one whose drafts differ from the entries as they are stored at each moment, in the order of their
 * last edit. A draft also counts while the note of its day is not read. A change comes after the next paint: what
 * is edited stands in the sheet over them, and answers first.
 */
export function useUnsavedDays(except: Day | null): readonly Day[] {
  const journal = useDeviceJournal();
  const write = useWrite();
  const unread = useDaysWhere((_, entry) => entry === undefined);

  useEffect(() => {
    for (const day of unread.split(' ').filter(Boolean)) void write(journal.readMood(day));
  }, [journal, write, unread]);

  const unsaved = useDaysWhere(
    (draft, entry) => draft.day !== except && (!entry || isUnsaved(mergeEntry(draft, entry))),
  );
  return useDeferredValue(unsaved).split(' ').filter(Boolean);
}

/** The days of some drafts, as one text: where it is equal, nothing is drawn again. */
function useDaysWhere(test: (draft: EntryDraft, entry: Entry | undefined) => boolean): string {
  const journal = useDeviceJournal();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaveDrafts = subscribeToDrafts(listener);
      const leaveJournal = journal.subscribe(listener);
      return () => {
        leaveDrafts();
        leaveJournal();
      };
    },
    [journal],
  );
  return useSyncExternalStore(subscribe, () =>
    entryDrafts()
      .filter((draft) => test(draft, storedEntry(journal.entry(draft.day))))
      .map(({ day }) => day)
      .join(' '),
  );
}
