import type { EntryDay } from '@daybow/journal';
import { useEffect } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useToday } from '../../shared/journal/useJournal';
import { useSelected, whole } from '../../shared/journal/useSelected';
import { useWrite } from '../../shared/journal/useWrite';

/** Before every record. */
const EVER = '0001-01-01';

/** Every day with an entry or a note on a habit. Notes that are not in memory are read once it is shown. */
export function useEntryDays(): readonly EntryDay[] {
  const journal = useDeviceJournal();
  const write = useWrite();
  const today = useToday();
  const days = useSelected(journal, journal.entryDays, whole);
  const isUnread = days.some(({ entry }) => entry?.note === null);

  useEffect(() => {
    void write(journal.readHabitNotes(EVER, today));
  }, [journal, write, today]);
  useEffect(() => {
    if (isUnread) void write(journal.readNotes(EVER, today));
  }, [journal, write, today, isUnread]);

  return days;
}
