import { type Day, editEntry, type Entry, isUnsaved, mergeEntry } from '@daybow/journal';
import { type KeyboardEvent, useRef, useState } from 'react';
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
   * True to save a mood as soon as a pointer has chosen it in place of one that is stored, or Space has pressed one that
   * arrow keys have chosen.
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
  const canSaveAtOnce = immediate && entry.mood !== null;
  // Arrow keys choose each mood on their way.
  const isPointed = useRef(false);

  function handleChange(edited: Entry) {
    const next = editEntry(draft, entry, { day, begunOn: today, edited });
    drafts.keep(entryDraft, day, next);
    const isChosen = edited.mood !== merge.shown.mood;
    if (canSaveAtOnce && isPointed.current && isChosen && next) void handleSave();
  }

  function handlePointerDown() {
    isPointed.current = true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    isPointed.current = false;
    const isPressed = event.key === ' ' && (event.target as Element).matches('input:checked');
    if (!canSaveAtOnce || !isPressed || !isUnsaved(merge)) return;
    event.preventDefault();
    void handleSave();
  }

  const handleSave = useExclusive(async () => {
    const save = () => {
      setSaving(true);
      return { saving: saveEntry(day) };
    };
    const { saving } = await morph(() => flushSync(save));
    onSaving?.();
    const saved = await saving;
    setSaving(false);
    if (saved) {
      setKnown(saved);
      if (drafts.get(entryDraft, day) === null) onSaved?.();
    }
    return saved !== null;
  });

  return (
    <div onPointerDownCapture={handlePointerDown} onKeyDownCapture={handleKeyDown}>
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
