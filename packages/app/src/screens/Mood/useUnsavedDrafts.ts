import { type Entry, type EntryDraft, isUnsaved, mergeEntry } from '@daybow/journal';
import { useEffect, useSyncExternalStore } from 'react';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { useEntryDrafts } from './entryDrafts';
import { storedEntry } from './useEntry';

/**
 * The drafts that differ from the entries as they are stored at each moment. A draft also counts while the
 * note of its day is not read.
 */
export function useUnsavedDrafts(): readonly EntryDraft[] {
  const journal = useDeviceJournal();
  const write = useWrite();
  const drafts = useEntryDrafts();

  // The days as one text: where it is equal, nothing is drawn again.
  const daysWhere = (test: (draft: EntryDraft, entry: Entry | undefined) => boolean) => () =>
    drafts
      .filter((draft) => test(draft, storedEntry(journal.entry(draft.day))))
      .map(({ day }) => day)
      .join(' ');
  const unread = useSyncExternalStore(
    journal.subscribe,
    daysWhere((_, entry) => entry === undefined),
  );
  const unsaved = useSyncExternalStore(
    journal.subscribe,
    daysWhere((draft, entry) => !entry || isUnsaved(mergeEntry(draft, entry))),
  );

  useEffect(() => {
    for (const day of unread.split(' ').filter(Boolean)) void write(journal.readMood(day));
  }, [journal, write, unread]);

  return drafts.filter(({ day }) => unsaved.split(' ').includes(day));
}
