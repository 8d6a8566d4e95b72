import { DateStepper, ProgressCard } from '@daybow/components';
import { addDays, type Day, type JournalDay } from '@daybow/journal';
import { memo, useDeferredValue } from 'react';
import { useDay } from '../../shared/journal/useDeviceJournal';
import { LongDate } from '../../shared/ui/LongDate';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { useFirstRing } from './useFirstRing';

interface DayProgressProps {
  day: Day;
  today: Day;
  onDayChange: (day: Day) => void;
  /** Whether the day was finished just now. */
  celebrates: boolean;
}

const progressOf = ({ progress }: JournalDay) => progress;

/**
 * The ring of a day, and beside it the day with steps to earlier days and back, never beyond today. The ring
 * follows a tick after the card has answered it.
 */
export function DayProgress(props: DayProgressProps) {
  const progress = useDeferredValue(useDay(props.day, progressOf));
  return <DayProgressCard {...props} progress={progress} />;
}

interface DayProgressCardProps extends DayProgressProps {
  progress: JournalDay['progress'];
}

/** Drawn once for a tick: not as its card answers, with the progress of before. */
const DayProgressCard = memo(function DayProgressCard({
  day,
  today,
  progress: { percentage, completed, total },
  celebrates,
  onDayChange,
}: DayProgressCardProps) {
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const appear = useFirstRing();

  return (
    <ProgressCard
      value={percentage}
      date={
        <DateStepper hasNext={day < today} onStep={(step) => onDayChange(addDays(day, step))}>
          <LongDate day={day} today={today} />
        </DateStepper>
      }
      count={words.count({ done: completed, total })}
      caption={words.caption}
      note={percentage === 100 ? deviceWords.complete : ''}
      appear={appear}
      celebrates={celebrates}
    />
  );
});
