import type { Day, MoodDraft } from '@daybow/journal';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { dayWords } from './moodWords';

/** Saves the mood of a day, in place of one that is there; the toast can take it back. */
export function useSaveMood(): (day: Day, draft: MoodDraft) => Promise<boolean> {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { today } = useDeviceSnapshot();

  return (day, draft) => {
    const replaces = journal.day(day).mood !== null;
    return write(
      journal.saveMoodOn(day, draft),
      `${replaces ? 'Replaced' : 'Saved'} the mood of ${dayWords(day, today)}.`,
    );
  };
}
