import { Button, Card } from '@daybow/components';
import { type Day, dayOfEntry, isUnsaved, newEntryId } from '@daybow/journal';
import { useState, useSyncExternalStore } from 'react';
import { type Drafts, useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useTellDiscarded } from '../../shared/ui/DraftNotice';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { EntryForm } from './EntryForm';
import { entryDraft } from './entryDraft';
import { Prompts } from './Prompts';
import { begunEntry, mergeOf, useEntriesOn, useEntry } from './entry';

interface NewEntryProps {
  /** The id of the new entry. */
  id: string;
  /** Called once what is saved is on screen and not yet durable. */
  onSaving: () => void;
  /** Called once it is given up; undefined where there is nothing else to show. */
  onCancel?: (() => void) | undefined;
}

/** The form of a new entry: of today, or of an earlier day on which one was begun. */
export function NewEntry({ id, onSaving, onCancel }: NewEntryProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const words = useWords().mood;
  const deviceWords = useDeviceWords().mood;
  const tellDiscarded = useTellDiscarded();
  const format = useFormat();
  const entry = useEntry(id);
  const day = dayOfEntry(id);
  const isForToday = day === today;

  function handleForToday() {
    const draft = drafts.get(entryDraft, id);
    if (draft === null) return;
    const ofToday = begunEntry(journal, drafts, today) ?? newEntryId(today);
    const before = drafts.get(entryDraft, ofToday)?.edited;
    const edited = {
      ...draft.edited,
      time: null,
      note: [before?.note, draft.edited.note].filter(Boolean).join('\n\n'),
      labels: { ...before?.labels, ...draft.edited.labels },
    };
    drafts.keep(entryDraft, ofToday, { ...draft, day: today, begunOn: today, edited });
    drafts.keep(entryDraft, id, null);
  }

  function handleCancel() {
    const draft = drafts.get(entryDraft, id);
    drafts.keep(entryDraft, id, null);
    onCancel?.();
    if (draft !== null) tellDiscarded(() => drafts.keep(entryDraft, id, draft));
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
        {...{ id, entry, onSaving }}
        Prompts={Prompts}
        question={isForToday ? undefined : deviceWords.dayPlaceholder}
        saveLabel={isForToday ? words.save : deviceWords.save}
      />
      {onCancel && (
        <Button variant="quiet" block onClick={handleCancel}>
          {deviceWords.cancel}
        </Button>
      )}
    </>
  );
}

/**
 * The new entry that the form asks for: one of today, or of an earlier day on which one was begun there and not yet
 * saved, while today has none.
 *
 * @returns its id, and whether anything is written in it.
 */
export function useFormEntry(today: Day): { id: string; isBegun: boolean } {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const [fresh, setFresh] = useState(() => newEntryId(today));
  // One that was saved is new no more.
  if (dayOfEntry(fresh) !== today || journal.entry(fresh) !== null) setFresh(newEntryId(today));
  const earliest = useEntriesOn(today).length > 0 ? today : '';
  const begun = useSyncExternalStore(drafts.subscribe, () =>
    begunOnItsDay(drafts, earliest, today),
  );
  const id = begun ?? fresh;
  const entry = useEntry(id);
  const isBegun = useSyncExternalStore(drafts.subscribe, () =>
    isUnsaved(mergeOf(journal, drafts.get(entryDraft, id), entry)),
  );
  return begun === null || (isBegun && entry.mood === null)
    ? { id, isBegun }
    : { id: fresh, isBegun: false };
}

/** The last draft of an entry that was new, and begun on its day itself. */
function begunOnItsDay(drafts: Drafts, earliest: string, today: Day): string | null {
  const begun = drafts.keys(entryDraft).findLast((id) => {
    const draft = drafts.get(entryDraft, id);
    const day = dayOfEntry(id);
    return draft?.begunOn === day && earliest <= day && day <= today && draft.base.mood === null;
  });
  return begun ?? null;
}
