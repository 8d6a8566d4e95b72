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

export type Outcome = Exclude<keyof RecordChanges, 'newSince'>;
export const OUTCOMES: readonly Outcome[] = ['new', 'changed', 'removed', 'same', 'kept'];

/** Puts into words how many records of each kind have some outcome: '5 habits', '12 moods'. */
export function useKindCounts() {
  const words = useDeviceWords().transfer.import.kinds;
  return (changes: JournalChanges, outcomes: readonly Outcome[], kinds = ALL_KINDS): string[] =>
    kinds.flatMap((kind) => {
      const count = outcomes.reduce((sum, outcome) => sum + changes[kind][outcome], 0);
      return count > 0 ? [words[kind]({ count })] : [];
    });
}
