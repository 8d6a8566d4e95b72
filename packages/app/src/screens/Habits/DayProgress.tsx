import { DateStepper, ProgressCard } from '@daybow/components';
import { addDays, type Day, type JournalDay } from '@daybow/journal';
import { useDay } from '../../journal/useDeviceJournal';
import { LongDate } from '../../shell/LongDate';
import { useWords } from '../../words/LanguageProvider';

interface DayProgressProps {
  day: Day;
  today: Day;
  onDayChange: (day: Day) => void;
}

const progressOf = ({ progress }: JournalDay) => progress;

/** The ring of a day, and beside it the day with steps to earlier days and back, never beyond today. */
export function DayProgress({ day, today, onDayChange }: DayProgressProps) {
  const words = useWords().habits;
  const { percentage, completed, total } = useDay(day, progressOf);

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
    />
  );
}
