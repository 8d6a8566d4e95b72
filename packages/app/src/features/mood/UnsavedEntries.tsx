import { Button, List, ListRow } from '@daybow/components';
import { type Day, isUnsaved, mergeEntry } from '@daybow/journal';
import { useCallback, useSyncExternalStore } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { opensSheet } from './editButton';
import { entryDraft } from './entryDraft';
import { storedEntry } from './entry';

interface UnsavedEntriesProps {
  /** The day whose draft stands in the form. */
  formDay: Day | null;
  onEdit: (day: Day) => void;
}

/** Entries that were edited in a sheet and are not saved, each with the way back to it. */
export function UnsavedEntries({ formDay, onEdit }: UnsavedEntriesProps) {
  const today = useToday();
  const { mood: words, draft: draftWords } = useDeviceWords();
  const format = useFormat();
  const days = useUnsavedDays(formDay);

  if (days.length === 0) return null;
  return (
    <List>
      {days.map((day) => (
        <ListRow
          key={day}
          label={draftWords.unsaved({ what: words.sheet({ day: format.longDay(day, today) }) })}
          actions={
            <Button variant="soft" size="small" {...opensSheet(() => onEdit(day))}>
              {draftWords.goOn}
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
  const drafts = useDrafts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaveDrafts = drafts.subscribe(listener);
      const leaveJournal = journal.subscribe(listener);
      return () => {
        leaveDrafts();
        leaveJournal();
      };
    },
    [drafts, journal],
  );
  // One text: where it is equal, nothing is drawn again.
  const days = useSyncExternalStore(subscribe, () =>
    drafts
      .keys(entryDraft)
      .filter((day) => day !== except)
      .filter((day) => {
        const draft = drafts.get(entryDraft, day);
        return isUnsaved(mergeEntry(draft, storedEntry(journal.entry(day))));
      })
      .join(' '),
  );
  return days.split(' ').filter(Boolean);
}
