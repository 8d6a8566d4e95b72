import { ProgressCard } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import { useDeferredValue } from 'react';
import { useSnapshot, useToday } from '../../journal/useJournal';
import { LongDate } from '../../shell/LongDate';
import { useWords } from '../../words/LanguageProvider';

interface SampleProgressProps {
  /** Whether the day was finished just now. */
  celebrates: boolean;
}

const progressOf = ({ progress }: JournalSnapshot) => progress;

/** The ring of today. It follows a tick after the card has answered it. */
export function SampleProgress({ celebrates }: SampleProgressProps) {
  const words = useWords().habits;
  const today = useToday();
  const { percentage, completed, total } = useDeferredValue(useSnapshot(progressOf));

  return (
    <ProgressCard
      value={percentage}
      date={<LongDate day={today} today={today} />}
      count={words.count({ done: completed, total })}
      caption={words.caption}
      celebrates={celebrates}
    />
  );
}
