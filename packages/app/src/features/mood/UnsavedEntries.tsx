import { Button, List, ListRow } from '@daybow/components';
import { type Day, isUnsaved, mergeEntry } from '@daybow/journal';
import { useCallback, useSyncExternalStore } from 'react';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { opensSheet } from './editButton';
import { entryDrafts, subscribeToDrafts } from './entryDrafts';
import { storedEntry } from './entry';

interface UnsavedEntriesProps {
  /** The day whose draft stands in the form. */
  formDay: Day | null;
  onEdit: (day: Day) => void;
}

/** Entries that were edited in a sheet and are not saved, each with the way back to it. */
export function UnsavedEntries({ formDay, onEdit }: UnsavedEntriesProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const days = useUnsavedDays(formDay);

  if (days.length === 0) return null;
  return (
    <List>
      {days.map((day) => (
        <ListRow
          key={day}
          label={words.unsaved({ what: words.sheet({ day: format.longDay(day, today) }) })}
          actions={
            <Button variant="soft" size="small" {...opensSheet(() => onEdit(day))}>
              {words.goOn}
            </Button>
          }
        />
      ))}
    </List>
  );
}

/**
 * The days but one whose drafts differ from the entries as they are stored at each moment, in the order of their
 * last edit.
 */
function useUnsavedDays(except: Day | null): readonly Day[] {
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
  // One text: where it is equal, nothing is drawn again.
  const days = useSyncExternalStore(subscribe, () =>
    entryDrafts()
      .filter(({ day }) => day !== except)
      .filter((draft) => isUnsaved(mergeEntry(draft, storedEntry(journal.entry(draft.day)))))
      .map(({ day }) => day)
      .join(' '),
  );
  return days.split(' ').filter(Boolean);
}
