import { Dialog, MonthCalendar } from '@daybow/components';
import type { Day } from '@daybow/journal';
import CaretDownIcon from '~icons/ph/caret-down-bold';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
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
  const { firstWeekday } = useDeviceSettings();
  return (
    <Dialog
      title={words.chooseDay}
      trigger={
        <button type="button" className="app-Day-date">
          <LongDate day={day} today={today} />
          <CaretDownIcon aria-hidden="true" />
        </button>
      }
    >
      {(close) => (
        <MonthCalendar
          titleElement="h3"
          {...{ today, firstWeekday }}
          min={first}
          value={day}
          onDaySelect={(next) => {
            onDayChange(next);
            close();
          }}
        />
      )}
    </Dialog>
  );
}
