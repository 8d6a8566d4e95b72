import { ProgressCard } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import { memo, useDeferredValue } from 'react';
import { useSnapshot, useToday } from '../../shared/journal/useJournal';
import { LongDate } from '../../shared/ui/LongDate';
import { useWords } from '../../shared/words/LanguageProvider';
import { useFirstRing } from '../habits/useFirstRing';

interface SampleProgressProps {
  /** Whether the day was finished just now. */
  celebrates: boolean;
}

const progressOf = ({ progress }: JournalSnapshot) => progress;

/** The ring of today. It follows a tick after the card has answered it. */
export function SampleProgress(props: SampleProgressProps) {
  const progress = useDeferredValue(useSnapshot(progressOf));
  return <SampleProgressCard {...props} progress={progress} />;
}

interface SampleProgressCardProps extends SampleProgressProps {
  progress: JournalSnapshot['progress'];
}

/** Drawn once for a tick: not as its card answers, with the progress of before. */
const SampleProgressCard = memo(function SampleProgressCard({
  progress: { percentage, completed, total },
  celebrates,
}: SampleProgressCardProps) {
  const words = useWords().habits;
  const today = useToday();
  const appear = useFirstRing();

  return (
    <ProgressCard
      value={percentage}
      date={<LongDate day={today} today={today} />}
      count={words.count({ done: completed, total })}
      caption={words.caption}
      appear={appear}
      celebrates={celebrates}
    />
  );
});
