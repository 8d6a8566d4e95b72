import { Button, List, ListRow } from '@daybow/components';
import { dayOfEntry, isUnsaved } from '@daybow/journal';
import { useCallback, useSyncExternalStore } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useTimeName } from '../../shared/journal/names';
import { opensSheet } from './editButton';
import { entryDraft } from './entryDraft';
import { mergeOf, storedEntry } from './entry';

interface UnsavedEntriesProps {
  /** True for an entry whose draft can be seen elsewhere on the screen. */
  isShown: (id: string) => boolean;
  onEdit: (id: string) => void;
}

/** Entries that were edited in a sheet and are not saved, each with the way back to it. */
export function UnsavedEntries({ isShown, onEdit }: UnsavedEntriesProps) {
  const today = useToday();
  const { mood: words, draft: draftWords } = useDeviceWords();
  const format = useFormat();
  const journal = useDeviceJournal();
  const timeName = useTimeName();
  const ids = useUnsavedEntries(isShown);

  /** Names the day, and the time of one that is stored: a day may have several. */
  function nameOf(id: string): string {
    const day = format.longDay(dayOfEntry(id), today);
    const time = journal.entry(id)?.time ?? null;
    return time === null ? day : words.dayAndTime({ day, time: timeName(time) });
  }

  if (ids.length === 0) return null;
  return (
    <List>
      {ids.map((id) => (
        <ListRow
          key={id}
          label={draftWords.unsaved({ what: words.sheet({ day: nameOf(id) }) })}
          actions={
            <Button variant="soft" size="small" {...opensSheet(() => onEdit(id))}>
              {draftWords.goOn}
            </Button>
          }
        />
      ))}
    </List>
  );
}

/** The entries whose drafts differ from them as they are stored at each moment, in the order of their last edit. */
function useUnsavedEntries(isShown: UnsavedEntriesProps['isShown']): readonly string[] {
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
  const ids = useSyncExternalStore(subscribe, () =>
    drafts
      .keys(entryDraft)
      .filter((id) => !isShown(id))
      .filter((id) => {
        const draft = drafts.get(entryDraft, id);
        return isUnsaved(mergeOf(journal, draft, storedEntry(journal.entry(id))));
      })
      .join('\n'),
  );
  return ids.split('\n').filter(Boolean);
}
