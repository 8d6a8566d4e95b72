import {
  type Day,
  editEntry,
  type Entry,
  type EntryMerge,
  isUnsaved,
  mergeEntry,
} from '@daybow/journal';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useDrafts } from '../../shared/journal/drafts';
import { useExclusive } from '../../shared/journal/useExclusive';
import { morph } from '../../shared/ui/morph';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { EntryNotice } from './EntryNotice';
import { entryDraft } from './entryDraft';
import { MoodForm } from './MoodForm';
import { useSaveEntry } from './entry';

interface EntryFormProps {
  day: Day;
  /** The entry as it is stored. */
  entry: Entry;
  /**
   * Placeholder of the empty note: a question.
   *
   * @defaultValue what shaped today
   */
  question?: string;
  saveLabel: string;
  /**
   * True to save a mood as soon as it is chosen in place of one that is stored.
   *
   * @defaultValue false
   */
  immediate?: boolean | undefined;
  /** Called once what is saved is on screen and not yet durable. */
  onSaving?: () => void;
  /** Called once it is durable. */
  onSaved?: () => void;
}

/**
 * The entry of a day, to be given or changed. What is edited is kept as a draft until it is saved;
 * what is not edited follows the journal.
 */
export function EntryForm({ day, entry, immediate, onSaving, onSaved, ...rest }: EntryFormProps) {
  const today = useToday();
  const drafts = useDrafts();
  const draft = useDraft(entryDraft, day);
  const saveEntry = useSaveEntry();
  const [known, setKnown] = useState(entry);
  const [isSaving, setSaving] = useState(false);
  const merge = mergeEntry(draft, entry);

  function handleChange(edited: Entry) {
    const next = editEntry(draft, entry, { day, begunOn: today, edited });
    drafts.keep(entryDraft, day, next);
    const isChosen = entry.mood !== null && edited.mood !== merge.shown.mood;
    const change = mergeEntry(next, entry);
    if (immediate && isChosen && isUnsaved(change)) void handleSave(change);
  }

  const handleSave = useExclusive(async (edit: EntryMerge) => {
    const save = () => {
      setSaving(true);
      return { saving: saveEntry(day, entry, edit) };
    };
    const { saving } = await morph(() => flushSync(save));
    onSaving?.();
    const isSaved = await saving;
    setSaving(false);
    if (isSaved) {
      setKnown(edit.shown);
      onSaved?.();
    }
    return isSaved;
  });

  return (
    <div>
      <EntryNotice
        {...{ day, entry, draft, merge }}
        known={isSaving ? entry : known}
        onSeen={() => setKnown(entry)}
      />
      <MoodForm
        {...rest}
        limited
        value={merge.shown}
        onValueChange={handleChange}
        hasChanges={isUnsaved(merge)}
        onSave={() => void handleSave(merge)}
      />
    </div>
  );
}
