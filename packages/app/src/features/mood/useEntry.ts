import type { Day, Entry, JournalEntry } from '@daybow/journal';
import { useEffect } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useSelected } from '../../shared/journal/useSelected';
import { useWrite } from '../../shared/journal/useWrite';

const NO_ENTRY: Entry = { mood: null, note: '' };

/** The mood and note of an entry, without a mood where there is none; undefined while its note is not read. */
export function storedEntry(entry: JournalEntry | null): Entry | undefined {
  if (entry === null) return NO_ENTRY;
  return entry.note === null ? undefined : { mood: entry.mood.value, note: entry.note };
}

/**
 * The entry of a day as it stands at each moment. Undefined until its note is read, and where that
 * cannot be read: nothing is to be written over it then.
 */
export function useEntry(day: Day): Entry | undefined {
  const journal = useDeviceJournal();
  const write = useWrite();
  const entry = useSelected(journal, () => journal.entry(day), storedEntry);
  const isUnread = entry === undefined;

  useEffect(() => {
    if (isUnread) void write(journal.readMood(day));
  }, [journal, write, day, isUnread]);

  return entry;
}
