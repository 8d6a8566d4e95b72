import type { Day, MoodDraft } from '@daybow/journal';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useToday } from '../../journal/useJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { moodChangeText } from './moodWords';

/** Saves the mood of a day, in place of one that is there; the toast can take it back. */
export function useSaveMood(): (day: Day, draft: MoodDraft) => Promise<boolean> {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const today = useToday();

  return (day, draft) => {
    const change = journal.day(day).mood === null ? 'saved' : 'replaced';
    const message = moodChangeText(change, day, today, words, format);
    return write(journal.saveMoodOn(day, draft), message);
  };
}
