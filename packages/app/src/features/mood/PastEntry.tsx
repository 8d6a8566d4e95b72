import type { Day } from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { EntryOfDay } from './EntryOfDay';
import { useRemoveEntry } from './entry';

interface PastEntryProps {
  day: Day;
  /** Called once it is saved or removed. */
  onDone: () => void;
}

/** The entry of a day of the last week, in place of today's. */
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
      <p className="app-Caption" role="status">
        {words.ofDay({ day: format.longDay(day, today) })}
      </p>
      <EntryOfDay {...{ day }} immediate onSaved={onDone} onRemove={handleRemove} />
    </>
  );
}
