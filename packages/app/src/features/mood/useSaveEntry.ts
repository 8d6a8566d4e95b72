import type { Day, Entry, EntryMerge } from '@daybow/journal';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useToday } from '../../shared/journal/useJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { keepEntryDraft } from './entryDrafts';
import { entryChangeText } from './moodWords';

/**
 * Saves what was edited of a day's entry, and nothing else; the toast can take it back. The draft
 * stays until that is durable.
 */
export function useSaveEntry(): (day: Day, now: Entry, merge: EntryMerge) => Promise<boolean> {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const today = useToday();

  return async (day, now, { shown: { mood, note }, changes }) => {
    const isNew = now.mood === null && mood !== null;
    const writing = isNew
      ? journal.saveMoodOn(day, { mood, note })
      : journal.editMood(day, changes);
    const message = entryChangeText(isNew ? 'saved' : 'changed', day, today, words, format);
    const isSaved = await write(writing, message, words.sheet({ day: format.longDay(day, today) }));
    if (isSaved) keepEntryDraft(day, null);
    return isSaved;
  };
}
