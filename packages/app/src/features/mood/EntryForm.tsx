import { type Day, editEntry, type Entry, isUnsaved, mergeEntry } from '@daybow/journal';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useDrafts } from '../../shared/journal/drafts';
import { useExclusive } from '../../shared/journal/useExclusive';
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
  /** Called once what is saved is on screen and not yet durable. */
  onSaving?: () => void;
  /** Called once it is durable. */
  onSaved?: () => void;
}

/**
 * The entry of a day, to be given or changed. What is edited is kept as a draft until it is saved;
 * what is not edited follows the journal.
 */
export function EntryForm({ day, entry, onSaving, onSaved, ...rest }: EntryFormProps) {
  const today = useToday();
  const drafts = useDrafts();
  const draft = useDraft(entryDraft, day);
  const saveEntry = useSaveEntry();
  const [known, setKnown] = useState(entry);
  const [isSaving, setSaving] = useState(false);
  const merge = mergeEntry(draft, entry);

  function handleChange(edited: Entry) {
    drafts.keep(entryDraft, day, editEntry(draft, entry, { day, begunOn: today, edited }));
  }

  const handleSave = useExclusive(async () => {
    const saving = flushSync(() => {
      setSaving(true);
      return saveEntry(day, entry, merge);
    });
    onSaving?.();
    const isSaved = await saving;
    setSaving(false);
    if (isSaved) {
      setKnown(merge.shown);
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
        onSave={() => void handleSave()}
      />
    </div>
  );
}
