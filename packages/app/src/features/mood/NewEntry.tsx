import { Button, Card } from '@daybow/components';
import { type Day, isUnsaved, mergeEntry } from '@daybow/journal';
import { useSyncExternalStore } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { EntryForm } from './EntryForm';
import { entryDraft, entryDrafts, keepEntryDraft, subscribeToDrafts } from './entryDrafts';
import { useEntry } from './entry';

interface NewEntryProps {
  day: Day;
  /** Called once what is saved is on screen and not yet durable. */
  onSaving: () => void;
}

/** The form of a day without an entry: of today, or of an earlier day on which one was begun. */
export function NewEntry({ day, onSaving }: NewEntryProps) {
  const today = useToday();
  const words = useWords().mood;
  const deviceWords = useDeviceWords().mood;
  const format = useFormat();
  const entry = useEntry(day);
  const isForToday = day === today;

  function handleForToday() {
    const draft = entryDraft(day);
    if (draft === null) return;
    const notes = [entryDraft(today)?.edited.note, draft.edited.note];
    const edited = { ...draft.edited, note: notes.filter(Boolean).join('\n\n') };
    keepEntryDraft(today, { ...draft, day: today, begunOn: today, edited });
    keepEntryDraft(day, null);
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
  const begun = useSyncExternalStore(subscribeToDrafts, () => begunDay(today));
  const entry = useEntry(begun ?? today);
  const isBegun = useSyncExternalStore(subscribeToDrafts, () => {
    const draft = begun === null ? null : entryDraft(begun);
    return draft !== null && isUnsaved(mergeEntry(draft, entry));
  });
  return begun !== null && isBegun ? begun : today;
}

/** The day of the last draft of an entry that was new, and begun on that day itself. */
function begunDay(today: Day): Day | null {
  const begun = entryDrafts().findLast(
    ({ day, begunOn, base }) => day === begunOn && day <= today && base.mood === null,
  );
  return begun?.day ?? null;
}
