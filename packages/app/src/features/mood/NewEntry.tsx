import { Button, Card } from '@daybow/components';
import { type Day, isUnsaved, mergeEntry } from '@daybow/journal';
import { useSyncExternalStore } from 'react';
import { type Drafts, useDrafts } from '../../shared/journal/drafts';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { EntryForm } from './EntryForm';
import { entryDraft } from './entryDraft';
import { useEntry } from './entry';

interface NewEntryProps {
  day: Day;
  /** Called once what is saved is on screen and not yet durable. */
  onSaving: () => void;
}

/** The form of a day without an entry: of today, or of an earlier day on which one was begun. */
export function NewEntry({ day, onSaving }: NewEntryProps) {
  const drafts = useDrafts();
  const today = useToday();
  const words = useWords().mood;
  const deviceWords = useDeviceWords().mood;
  const format = useFormat();
  const entry = useEntry(day);
  const isForToday = day === today;

  function handleForToday() {
    const draft = drafts.get(entryDraft, day);
    if (draft === null) return;
    const notes = [drafts.get(entryDraft, today)?.edited.note, draft.edited.note];
    const edited = { ...draft.edited, note: notes.filter(Boolean).join('\n\n') };
    drafts.keep(entryDraft, today, { ...draft, day: today, begunOn: today, edited });
    drafts.keep(entryDraft, day, null);
  }

  return (
    <>
      {!isForToday && (
        <Card title={deviceWords.ofDay({ day: format.longDay(day, today) })} inset="snug">
          <Button variant="soft" size="small" onClick={handleForToday}>
            {deviceWords.forToday}
          </Button>
        </Card>
      )}
      <EntryForm
        {...{ day, entry, onSaving }}
        question={isForToday ? undefined : deviceWords.dayPlaceholder}
        saveLabel={isForToday ? words.save : deviceWords.save}
      />
    </>
  );
}

/**
 * The day that the form asks for: today, or an earlier one on which an entry was begun there and not
 * yet saved.
 */
export function useFormDay(today: Day): Day {
  const drafts = useDrafts();
  const begun = useSyncExternalStore(drafts.subscribe, () => begunDay(drafts, today));
  const entry = useEntry(begun ?? today);
  const isBegun = useSyncExternalStore(drafts.subscribe, () => {
    const draft = begun === null ? null : drafts.get(entryDraft, begun);
    return isUnsaved(mergeEntry(draft, entry));
  });
  return begun !== null && isBegun ? begun : today;
}

/** The day of the last draft of an entry that was new, and begun on that day itself. */
function begunDay(drafts: Drafts, today: Day): Day | null {
  const begun = drafts.keys(entryDraft).findLast((day) => {
    const draft = drafts.get(entryDraft, day);
    return draft?.begunOn === day && day <= today && draft.base.mood === null;
  });
  return begun ?? null;
}
