import { Button } from '@daybow/components';
import { dayOfEntry, newEntryId } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { DayEntries } from './DayEntries';
import { EntryForm } from './EntryForm';
import { Prompts } from './Prompts';
import { begunEntry, useEntriesOn, useEntry } from './entry';
import './entries.css';

interface EntryOfDayProps extends OneEntryProps {
  /** Called with the entry of the day to show instead, which can be a new one. */
  onChoose: (id: string) => void;
}

/** An entry as it stands, to give, to change, to remove; and the others of its day, if there are any. */
export function EntryOfDay({ id, open = true, onChoose, ...rest }: EntryOfDayProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const words = useDeviceWords().mood;
  const container = useRef<HTMLDivElement>(null);
  const day = dayOfEntry(id);
  const stored = useEntriesOn(day);
  const [entries, setEntries] = useState(stored);
  if (open && entries !== stored) setEntries(stored);
  const isOnly = entries.length === 1 && entries[0]?.id === id;
  const addEntry = () => onChoose(begunEntry(journal, drafts, day) ?? newEntryId(day));

  function handleAdd() {
    flushSync(addEntry);
    // The button is gone: the focus goes to the faces, where the new entry begins.
    container.current?.querySelector<HTMLElement>('form input')?.focus();
  }

  return (
    <div className="app-EntryOfDay" ref={container}>
      {entries.length > 0 && !isOnly && (
        <DayEntries day={day} shown={id} onChoose={onChoose} onAdd={addEntry} />
      )}
      <OneEntry key={id} {...{ id, open }} {...rest}>
        {isOnly && (
          <Button variant="soft" icon={<PlusIcon />} onClick={handleAdd}>
            {words.another}
          </Button>
        )}
      </OneEntry>
    </div>
  );
}

interface OneEntryProps {
  /** The id of the entry, or that of a new one. */
  id: string;
  /**
   * False while what it stands in closes: it stays as it was.
   *
   * @defaultValue true
   */
  open?: boolean;
  /**
   * True to save a mood as soon as it is chosen.
   *
   * @defaultValue false
   */
  immediate?: boolean;
  /** Called once there is nothing more to say. */
  onSaved: () => void;
  onRemove: () => void;
  /** Buttons beside the one that removes the entry. */
  children?: ReactNode;
}

function OneEntry({ id, open, immediate, onSaved, onRemove, children }: OneEntryProps) {
  const words = useDeviceWords().mood;
  const stored = useEntry(id);
  const [entry, setEntry] = useState(stored);
  if (open && entry !== stored) setEntry(stored);
  const [isNew, setNew] = useState(stored.mood === null);

  /** A new one whose mood was saved at once stays: there may be more to say. */
  function handleSaved(atOnce: boolean) {
    if (isNew && atOnce) setNew(false);
    else onSaved();
  }

  return (
    <>
      <EntryForm
        {...{ id, entry, immediate }}
        onSaved={handleSaved}
        Prompts={immediate ? Prompts : undefined}
        question={words.dayPlaceholder}
        saveLabel={words.save}
      />
      {entry.mood !== null && (
        <div className="app-EntryOfDay-actions">
          {children}
          <Button variant="danger" icon={<TrashIcon />} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </>
  );
}
