import {
  type Day,
  dayOfEntry,
  daysBetween,
  type DeviceJournal,
  editEntry,
  type Entry,
  type EntryDraft,
  type EntryMerge,
  type JournalEntry,
  mergeEntry,
  type MoodValue,
  newEntryId,
  NO_ENTRY,
} from '@daybow/journal';
import { type Drafts, useDrafts } from '../../shared/journal/drafts';
import {
  identity,
  useDeviceJournal,
  useDeviceSettings,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { entryDraft } from './entryDraft';
import type { Format } from '../../shared/words/format';
import type { DeviceWords } from '../../shared/words/language';

/** The content of an entry; without a mood where there is none. */
export function storedEntry(entry: JournalEntry | null): Entry {
  if (entry === null) return NO_ENTRY;
  const { mood, note, time, labels } = entry;
  return { mood: mood.value, note, time, labels };
}

/** An entry as it stands at each moment. */
export function useEntry(id: string): Entry {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.entry(id), storedEntry);
}

/** The entries of a day as they stand at each moment, in the order of their times. */
export function useEntriesOn(day: Day): readonly JournalEntry[] {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.entriesOn(day), identity);
}

/**
 * A draft beside the entry as it is stored by now. Labels of the draft are what they stand for by now, and no name of
 * another mood is one.
 */
export function mergeOf(
  journal: DeviceJournal,
  draft: EntryDraft | null,
  entry: Entry,
): EntryMerge {
  const shown = (each: Entry) => ({
    ...each,
    labels: journal.shownLabels(each.labels, each.mood ?? entry.mood),
  });
  return mergeEntry(
    draft && { ...draft, base: shown(draft.base), edited: shown(draft.edited) },
    entry,
  );
}

/** Follows a draft beside the entry as it is stored. */
export function useMerge(draft: EntryDraft | null, entry: Entry): EntryMerge {
  const journal = useDeviceJournal();
  return useSelected(journal, () => mergeOf(journal, draft, entry), identity);
}

/** The entry that a day's form begins with: one that was begun, or its last one, or a new one. */
export function entryToEdit(journal: DeviceJournal, drafts: Drafts, day: Day): string {
  return begunEntry(journal, drafts, day) ?? journal.entriesOn(day).at(-1)?.id ?? newEntryId(day);
}

/** The id of an entry of a day that was begun and is not saved; null for none. */
export function begunEntry(journal: DeviceJournal, drafts: Drafts, day: Day): string | null {
  const ids = drafts.keys(entryDraft).filter((id) => dayOfEntry(id) === day);
  return ids.findLast((id) => journal.entry(id) === null) ?? null;
}

/**
 * Saves the draft of an entry: what was edited of it, and nothing else, or all of one that is new; the toast can take it
 * back. The draft stays until that is durable, and what was written meanwhile stays after that. The answer is what was
 * saved; null if that failed.
 */
export function useSaveEntry(): (id: string) => Promise<Entry | null> {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const write = useUndoableWrite();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const today = useToday();

  return async (id) => {
    const day = dayOfEntry(id);
    const draft = drafts.get(entryDraft, id);
    const now = storedEntry(journal.entry(id));
    const { shown, changes } = mergeOf(journal, draft, now);
    const { mood, note } = shown;
    const isNew = now.mood === null && mood !== null;
    const writing = isNew
      ? journal.saveEntry(id, { ...changes, mood, note }, { ifAsShown: true })
      : journal.editEntry(id, changes, { ifAsShown: true });
    const message = entryChangeText(isNew ? 'saved' : 'changed', day, today, words, format);
    const what = words.sheet({ day: format.longDay(day, today) });
    // A change may have taken words away, and always offers to bring them back.
    const isQuiet = isNew && day === today && isHard(mood);
    const isSaved = await (isQuiet ? write(writing, null, what) : write(writing, message, what));
    if (!isSaved) return null;
    const rest = drafts.get(entryDraft, id);
    drafts.keep(entryDraft, id, rest === draft ? null : rest && editEntry(null, shown, rest));
    return shown;
  };
}

/** Removes an entry; the toast can take it back. */
export function useRemoveEntry(): (id: string) => void {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const today = useToday();
  return (id) => {
    const day = dayOfEntry(id);
    const message = entryChangeText('removed', day, today, words, format);
    void write(journal.removeEntry(id), message, words.sheet({ day: format.longDay(day, today) }));
  };
}

/** True for the mood of a hard day, on which nothing cheers. */
export function isHard(mood: MoodValue | null): boolean {
  return mood !== null && mood <= 2;
}

/** Follows whether today is a hard day: by its last entry. */
export function useIsHardDay(): boolean {
  return isHard(useEntriesOn(useToday()).at(-1)?.mood.value ?? null);
}

/** Follows whether streaks are shown: not where a person hid them, nor on a hard day. */
export function useShowsStreaks(): boolean {
  const isHardDay = useIsHardDay();
  return useDeviceSettings().showStreaks && !isHardDay;
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
