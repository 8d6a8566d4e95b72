import type { EntryLabels, JournalEntry, Label } from '@daybow/journal';
import { useLabels } from '../../shared/journal/useDeviceJournal';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';

/** The mood of an entry in words. */
interface MoodWords {
  /** The emoji of a person's own name for it, or else its own. */
  readonly emoji: string;
  /** The names that a person gave to it, as labels. */
  readonly own: readonly Label[];
  /** The words that are shown: a person's own names, 'proud', or else that of the mood. */
  readonly shown: string;
  /** The words for a screen reader, which name the mood in any case: 'proud, Good', or 'Good'. */
  readonly announced: string;
}

/** Puts moods of entries into words: into a person's own where the entry has some. */
export function useMoodWords(): (entry: {
  readonly mood: JournalEntry['mood'];
  readonly labels?: EntryLabels | undefined;
}) => MoodWords {
  const labels = useLabels();
  const { moods } = useWords();
  const format = useFormat();
  return ({ mood, labels: given = {} }) => {
    const own = labels.filter(({ kind, uid }) => kind === 'mood' && given[uid] !== undefined);
    const names = own.map(({ name }) => name);
    const name = moods[mood.value];
    return {
      emoji: own.find(({ icon }) => icon !== '')?.icon ?? mood.emoji,
      own,
      shown: own.length > 0 ? format.list(names) : name,
      announced: own.length > 0 ? format.list([...names, name]) : name,
    };
  };
}
