import { DateStepper, ProgressCard } from '@daybow/components';
import { addDays, type Day, type JournalDay } from '@daybow/journal';
import { useDay } from '../../shared/journal/useDeviceJournal';
import { LongDate } from '../../shared/ui/LongDate';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { useFirstRing } from './useCelebration';

interface DayProgressProps {
  day: Day;
  today: Day;
  onDayChange: (day: Day) => void;
  /** True if the day was finished just now. */
  celebrates: boolean;
}

const progressOf = ({ progress }: JournalDay) => progress;

/** The ring of a day, and beside it the day with steps to earlier days and back, never beyond today. */
export function DayProgress({ day, today, celebrates, onDayChange }: DayProgressProps) {
  const { percentage, completed, total } = useDay(day, progressOf);
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;

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
      appear={useFirstRing()}
      celebrates={celebrates}
    />
  );
}
