import {
  dayOfEntry,
  editEntry,
  type Entry,
  type EntryLabels,
  isUnsaved,
  mergeEntry,
} from '@daybow/journal';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useDrafts } from '../../shared/journal/drafts';
import { useExclusive } from '../../shared/journal/useExclusive';
import { morph } from '../../shared/ui/morph';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { EntryNotice } from './EntryNotice';
import { entryDraft } from './entryDraft';
import { LabelFields } from './LabelFields';
import { MoodForm } from './MoodForm';
import type { PromptsProps } from './Prompts';
import { mergeOf, storedEntry, useMerge, useSaveEntry } from './entry';
import { TimeOfEntry } from './TimeOfEntry';

/** The chosen face of the picker. */
const CHOSEN_FACE = '.daybow-MoodPicker input:checked';

interface EntryFormProps {
  /** The id of the entry, or that of a new one. */
  id: string;
  /** The entry as it is stored. */
  entry: Entry;
  /**
   * Placeholder of the empty note: a question.
   *
   * @defaultValue what shaped today
   */
  question?: string;
  saveLabel: string;
  /** Prompts under the note; none in a sheet, which has no room for them. */
  Prompts?: ComponentType<PromptsProps> | undefined;
  /**
   * True to save a mood as soon as a pointer has chosen it, or Space has pressed one that arrow keys have chosen.
   *
   * @defaultValue false
   */
  immediate?: boolean | undefined;
  /** Called once what is saved is on screen and not yet durable. */
  onSaving?: () => void;
  /** Called once it is durable; `atOnce` is true for a mood that was saved as it was chosen. */
  onSaved?: (atOnce: boolean) => void;
}

/**
 * An entry, to be given or changed. What is edited is kept as a draft until it is saved;
 * what is not edited follows the journal.
 */
export function EntryForm({ id, entry, immediate, onSaving, onSaved, ...rest }: EntryFormProps) {
  const journal = useDeviceJournal();
  const today = useToday();
  const day = dayOfEntry(id);
  const drafts = useDrafts();
  const draft = useDraft(entryDraft, id);
  const saveEntry = useSaveEntry();
  const [known, setKnown] = useState(entry);
  const [isSaving, setSaving] = useState(false);
  const merge = useMerge(draft, entry);
  // Arrow keys choose each mood on their way.
  const isPointed = useRef(false);

  function handleChange(edited: Entry) {
    // The name of a mood is there again with that mood.
    const { labels } = mergeEntry(draft, entry).shown;
    const next = editEntry(draft, entry, { day, begunOn: today, edited: { ...edited, labels } });
    drafts.keep(entryDraft, id, next);
    const isChosen = edited.mood !== merge.shown.mood;
    if (immediate && isPointed.current && isChosen && next) void handleSave(true);
  }

  // A label that was added can come after the entry was saved: what counts is what is there by then.
  function handleLabelsChange(change: (labels: EntryLabels) => EntryLabels) {
    const stored = storedEntry(journal.entry(id));
    const latest = drafts.get(entryDraft, id);
    const { shown } = mergeOf(journal, latest, stored);
    const edited = { ...shown, labels: change(shown.labels ?? {}) };
    drafts.keep(entryDraft, id, editEntry(latest, stored, { day, begunOn: today, edited }));
  }

  function handlePointerDown() {
    isPointed.current = true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    isPointed.current = false;
    const isPressed = event.key === ' ' && (event.target as Element).matches(CHOSEN_FACE);
    if (!immediate || !isPressed || !isUnsaved(merge)) return;
    event.preventDefault();
    void handleSave(true);
  }

  const handleSave = useExclusive(async (atOnce: boolean) => {
    const save = () => {
      setSaving(true);
      return { saving: saveEntry(id) };
    };
    const { saving } = await morph(() => flushSync(save));
    onSaving?.();
    const saved = await saving;
    setSaving(false);
    if (saved) {
      setKnown(saved);
      if (drafts.get(entryDraft, id) === null) onSaved?.(atOnce);
    }
    return saved !== null;
  });

  return (
    <div onPointerDownCapture={handlePointerDown} onKeyDownCapture={handleKeyDown}>
      <EntryNotice
        {...{ id, entry, draft, merge }}
        known={isSaving ? entry : known}
        onSeen={() => setKnown(entry)}
      />
      <MoodForm
        {...rest}
        limited
        value={merge.shown}
        onValueChange={handleChange}
        hasChanges={isUnsaved(merge)}
        onSave={() => void handleSave(false)}
        labels={
          <LabelFields
            key={id}
            isOfNow={entry.mood === null && day === today}
            entry={merge.shown}
            onLabelsChange={handleLabelsChange}
          />
        }
      >
        {(entry.mood !== null || day !== today) && (
          <TimeOfEntry
            day={day}
            time={merge.shown.time}
            onTimeChange={(time) => handleChange({ ...merge.shown, time })}
          />
        )}
      </MoodForm>
    </div>
  );
}
