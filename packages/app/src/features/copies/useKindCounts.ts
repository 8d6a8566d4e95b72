import type { JournalChanges, RecordChanges, RecordKind } from '@daybow/journal/transfer';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** Kinds of records that a sentence names first, and alone where there are any. */
export const MAIN_KINDS: readonly RecordKind[] = [
  'habits',
  'marks',
  'entries',
  'habitNotes',
  'periodNotes',
  'labels',
  'scales',
  'moodNames',
];
const ALL_KINDS: readonly RecordKind[] = [...MAIN_KINDS, 'deletedHabits', 'settings'];

export type Outcome = Exclude<keyof RecordChanges, 'newOn'>;
export const OUTCOMES: readonly Outcome[] = ['new', 'changed', 'removed', 'same', 'kept'];

/** Puts into words how many records of each kind have some outcome: '5 habits', '12 moods'. */
export function useKindCounts() {
  const { kinds: words, onDays } = useDeviceWords().transfer.import;
  return (changes: JournalChanges, outcomes: readonly Outcome[], kinds = ALL_KINDS): string[] =>
    kinds.flatMap((kind) => {
      const count = outcomes.reduce((sum, outcome) => sum + changes[kind][outcome], 0);
      if (count === 0) return [];
      const counted = words[kind]({ count });
      // A day may have several moods.
      const days = outcomes.join() === 'new' ? changes.entries.newOn?.count : undefined;
      const isFolded = kind === 'entries' && days !== undefined && days < count;
      return isFolded ? [onDays({ moods: counted, days })] : [counted];
    });
}
