import { Button } from '@daybow/components';
import type { Day } from '@daybow/journal';
import TrashIcon from '~icons/ph/trash-bold';
import { useState } from 'react';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { EntryForm } from './EntryForm';
import { useEntry } from './entry';

interface EntryOfDayProps {
  day: Day;
  /**
   * False while what it stands in closes: it stays as it was.
   *
   * @defaultValue true
   */
  open?: boolean;
  /**
   * True to save a mood as soon as it is chosen in place of one that is stored.
   *
   * @defaultValue false
   */
  immediate?: boolean;
  onSaved: () => void;
  onRemove: () => void;
}

/** The entry of a day as it stands: to give, to change, to remove. */
export function EntryOfDay({ day, open = true, immediate, onSaved, onRemove }: EntryOfDayProps) {
  const words = useDeviceWords().mood;
  const stored = useEntry(day);
  const [entry, setEntry] = useState(stored);
  if (open && entry !== stored) setEntry(stored);
  return (
    <>
      <EntryForm
        {...{ day, entry, immediate, onSaved }}
        question={words.dayPlaceholder}
        saveLabel={words.save}
      />
      {entry.mood !== null && (
        <Button variant="danger" block icon={<TrashIcon />} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </>
  );
}
