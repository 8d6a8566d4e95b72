import { Button, List, ListRow } from '@daybow/components';
import { type Day, type EntryDraft, isUnsaved, mergeEntry } from '@daybow/journal';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useToday } from '../../journal/useJournal';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { opensSheet } from './editButton';
import { useEntryDrafts } from './entryDrafts';
import { storedEntry } from './useEntry';

interface UnsavedEntriesProps {
  /** The day whose draft stands in the form. */
  formDay: Day | null;
  onEdit: (day: Day) => void;
}

/** Entries that were edited in a sheet and are not saved, each with the way back to it. */
export function UnsavedEntries({ formDay, onEdit }: UnsavedEntriesProps) {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();

  const isLeft = (draft: EntryDraft) => {
    const entry = storedEntry(journal.entry(draft.day));
    return draft.day !== formDay && (!entry || isUnsaved(mergeEntry(draft, entry)));
  };
  const drafts = useEntryDrafts().filter(isLeft);
  if (drafts.length === 0) return null;
  return (
    <List>
      {drafts.map(({ day }) => (
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
