import {
  type Day,
  daysBetween,
  editEntry,
  type Entry,
  type JournalEntry,
  mergeEntry,
  type MoodValue,
} from '@daybow/journal';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useSelected, useToday } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { entryDraft } from './entryDraft';
import type { Format } from '../../shared/words/format';
import type { DeviceWords } from '../../shared/words/language';

const NO_ENTRY: Entry = { mood: null, note: '' };

/** The mood and note of an entry; without a mood where there is none. */
export function storedEntry(entry: JournalEntry | null): Entry {
  return entry === null ? NO_ENTRY : { mood: entry.mood.value, note: entry.note };
}

/** The entry of a day as it stands at each moment. */
export function useEntry(day: Day): Entry {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.entry(day), storedEntry);
}

/**
 * Saves a day's draft: what was edited of the entry, and nothing else; the toast can take it back. The draft
 * stays until that is durable, and what was written meanwhile stays after that. The answer is what was saved;
 * null if that failed.
 */
export function useSaveEntry(): (day: Day) => Promise<Entry | null> {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const write = useUndoableWrite();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const today = useToday();

  return async (day) => {
    const draft = drafts.get(entryDraft, day);
    const now = storedEntry(journal.entry(day));
    const { shown, changes } = mergeEntry(draft, now);
    const { mood, note } = shown;
    const isNew = now.mood === null && mood !== null;
    const writing = isNew
      ? journal.saveMoodOn(day, { mood, note }, { ifAsShown: true })
      : journal.editMood(day, changes, { ifAsShown: true });
    const message = entryChangeText(isNew ? 'saved' : 'changed', day, today, words, format);
    const what = words.sheet({ day: format.longDay(day, today) });
    // A change may have taken words away, and always offers to bring them back.
    const isQuiet = isNew && day === today && isHard(mood);
    const isSaved = await (isQuiet ? write(writing, null, what) : write(writing, message, what));
    if (!isSaved) return null;
    const rest = drafts.get(entryDraft, day);
    drafts.keep(entryDraft, day, rest === draft ? null : rest && editEntry(null, shown, rest));
    return shown;
  };
}

/** Removes a day's entry; the toast can take it back. */
export function useRemoveEntry(): (day: Day) => void {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const today = useToday();
  return (day) => {
    const message = entryChangeText('removed', day, today, words, format);
    void write(journal.removeMood(day), message, words.sheet({ day: format.longDay(day, today) }));
  };
}

/** True for the mood of a hard day, on which nothing cheers. */
export function isHard(mood: MoodValue | null): boolean {
  return mood !== null && mood <= 2;
}

/** Follows whether today is a hard day. */
export function useIsHardDay(): boolean {
  return isHard(useEntry(useToday()).mood);
}

/** A change of a day's entry. */
type EntryChange = 'saved' | 'changed' | 'removed';

/** Says what was done: "Saved yesterday's mood." */
function entryChangeText(
  change: EntryChange,
  day: Day,
  today: Day,
  words: DeviceWords['mood'],
  format: Format,
): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return words[`${change}Today`];
  if (daysAgo === 1) return words[`${change}Yesterday`];
  return words[`${change}OfDay`]({ day: format.longDay(day, today) });
}
