import type { Day } from '@daybow/journal';
import { DateChooser, DayCalendar } from '../../shared/ui/DateChooser';
import { LongDate } from '../../shared/ui/LongDate';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface DayChooserProps {
  day: Day;
  today: Day;
  /** The first day that can be chosen. */
  first: Day;
  onDayChange: (day: Day) => void;
}

/** The day in words: a button that opens a month to choose another one from. */
export function DayChooser({ day, today, first, onDayChange }: DayChooserProps) {
  const words = useDeviceWords().habits;
  return (
    <DateChooser name={<LongDate {...{ day, today }} />} title={words.chooseDay}>
      {(close) => (
        <DayCalendar
          {...{ day, today, first }}
          onChoose={(next) => {
            onDayChange(next);
            close();
          }}
        />
      )}
    </DateChooser>
  );
}
