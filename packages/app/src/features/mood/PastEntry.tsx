import type { Day } from '@daybow/journal';
import { useId, useState } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { FocusedTitle } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { EntryOfDay } from './EntryOfDay';
import { useEntry, useRemoveEntry } from './entry';

interface PastEntryProps {
  day: Day;
  /** Called once it is saved or removed. */
  onDone: () => void;
}

/**
 * The entry of a day of the last week, in place of today's. The focus goes to the note of one that is given, else to the
 * title: a keyboard would cover the faces, of which one has to be chosen first.
 */
export function PastEntry({ day, onDone }: PastEntryProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const removeEntry = useRemoveEntry();
  const titleId = useId();
  const entry = useEntry(day);
  const [isGivenAtFirst] = useState(entry.mood !== null);

  function handleRemove() {
    removeEntry(day);
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
      <EntryOfDay {...{ day }} immediate onSaved={onDone} onRemove={handleRemove} />
    </section>
  );
}

function focusNote(section: HTMLElement | null) {
  section?.querySelector('textarea')?.focus({ preventScroll: true });
}
