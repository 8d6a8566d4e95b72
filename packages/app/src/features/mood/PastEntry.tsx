import type { Day } from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { FocusedTitle } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { EntryOfDay } from './EntryOfDay';
import { useRemoveEntry } from './entry';

interface PastEntryProps {
  day: Day;
  /** Called once it is saved or removed. */
  onDone: () => void;
}

/** The entry of a day of the last week, in place of today's. Its title has the focus: a field would open a keyboard. */
export function PastEntry({ day, onDone }: PastEntryProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const removeEntry = useRemoveEntry();

  function handleRemove() {
    removeEntry(day);
    onDone();
  }

  return (
    <>
      <h2 className="app-Caption">
        <FocusedTitle>{words.ofDay({ day: format.longDay(day, today) })}</FocusedTitle>
      </h2>
      <EntryOfDay {...{ day }} immediate onSaved={onDone} onRemove={handleRemove} />
    </>
  );
}
