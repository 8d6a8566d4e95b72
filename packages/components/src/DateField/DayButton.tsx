import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { dayFormat } from '../internal/dayFormat';
import { Icon } from '../internal/Icon';
import { calendarBlankBold } from '../internal/iconPaths';
import type { WeekdayNumber } from '../internal/weekdays';
import { MonthCalendar } from '../MonthCalendar/MonthCalendar';

interface DayButtonProps {
  /** The id of the field, whose label has the id with '-label'. */
  id: string;
  label: ReactNode;
  chooseLabel: string;
  value: string | null;
  onChoose: (day: string) => void;
  today: string;
  min: string | null;
  max: string | null;
  isDayDisabled: ((day: string) => boolean) | undefined;
  firstWeekday: WeekdayNumber | undefined;
  locale: string;
  disabled: boolean | undefined;
}

/** The button that opens a calendar in a dialog. Label and day describe it: heard when a choice brings it back. */
export function DayButton({
  id,
  label,
  chooseLabel,
  value,
  onChoose,
  disabled,
  ...calendar
}: DayButtonProps) {
  return (
    <>
      <Dialog
        title={label}
        trigger={
          <IconButton
            variant="flat"
            aria-label={chooseLabel}
            // Not its name, by which a test would find two fields for one label.
            aria-describedby={value ? `${id}-label ${id}-day` : `${id}-label`}
            disabled={disabled}
          >
            <Icon path={calendarBlankBold} />
          </IconButton>
        }
      >
        {(close) => (
          <MonthCalendar
            {...calendar}
            titleElement="h3"
            value={value}
            onDaySelect={(day) => {
              onChoose(day);
              close();
            }}
          />
        )}
      </Dialog>
      {value && (
        <span hidden id={`${id}-day`}>
          {dayFormat(calendar.locale, { dateStyle: 'full' }).format(new Date(value))}
        </span>
      )}
    </>
  );
}
