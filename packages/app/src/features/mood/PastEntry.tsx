import type { Day } from '@daybow/journal';
import { useId, useState } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { FocusedTitle } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { EntryOfDay } from './EntryOfDay';
import { entryToEdit, useRemoveEntry } from './entry';

interface PastEntryProps {
  day: Day;
  /** Called once one of them is changed or removed. */
  onDone: () => void;
}

/**
 * The entries of a day of the last week, in place of today's. The focus goes to the note of one that is given, else to the
 * title: a keyboard would cover the faces, of which one has to be chosen first.
 */
export function PastEntry({ day, onDone }: PastEntryProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const removeEntry = useRemoveEntry();
  const titleId = useId();
  const [id, setId] = useState(() => entryToEdit(journal, drafts, day));
  const [isGivenAtFirst] = useState(() => journal.entriesOn(day).length > 0);

  function handleRemove() {
    removeEntry(id);
    onDone();
  }

  return (
    <section
      aria-labelledby={titleId}
      className="app-PastEntry"
      ref={isGivenAtFirst ? focusNote : undefined}
    >
      <h2 id={titleId} className="app-Caption">
        <FocusedTitle>{words.ofDay({ day: format.longDay(day, today) })}</FocusedTitle>
      </h2>
      <EntryOfDay id={id} immediate onChoose={setId} onSaved={onDone} onRemove={handleRemove} />
    </section>
  );
}

function focusNote(section: HTMLElement | null) {
  section?.querySelector('textarea')?.focus({ preventScroll: true });
}
