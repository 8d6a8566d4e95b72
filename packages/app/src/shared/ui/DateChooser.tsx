import { Dialog, MonthCalendar } from '@daybow/components';
import type { Day } from '@daybow/journal';
import { type ReactNode, useId } from 'react';
import CaretDownIcon from '~icons/ph/caret-down-bold';
import { useDeviceSettings } from '../journal/useDeviceJournal';
import './DateChooser.css';

interface DateChooserProps {
  /** The day, week, month or year in words. */
  name: ReactNode;
  /** The title of the dialog in which another one is chosen. */
  title: string;
  /** Renders what another one is chosen from. */
  children: (close: () => void) => ReactNode;
}

/**
 * A date in words, under a button that opens what another one is chosen from. The words are not within it: of a button
 * a screen reader does not announce that they changed.
 */
export function DateChooser({ name, title, children }: DateChooserProps) {
  const nameId = useId();
  return (
    <div className="app-DateChooser">
      <div id={nameId}>{name}</div>
      <Dialog
        title={title}
        trigger={
          <button type="button" aria-labelledby={nameId}>
            <CaretDownIcon aria-hidden="true" />
          </button>
        }
      >
        {children}
      </Dialog>
    </div>
  );
}

interface DayCalendarProps {
  day: Day;
  today: Day;
  /** The first day that can be chosen. */
  first: Day;
  onChoose: (day: Day) => void;
}

/** A month to choose a day from, in the dialog of a `DateChooser`. */
export function DayCalendar({ day, today, first, onChoose }: DayCalendarProps) {
  const { firstWeekday } = useDeviceSettings();
  return (
    <MonthCalendar
      titleElement="h3"
      {...{ today, firstWeekday }}
      min={first}
      value={day}
      onDaySelect={onChoose}
    />
  );
}
