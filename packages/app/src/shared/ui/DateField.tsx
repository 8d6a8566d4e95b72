import { DateField as DaybowDateField, type DateFieldProps } from '@daybow/components';
import { SUPPORTED_DAYS } from '@daybow/journal';
import { useDeviceSettings, useToday } from '../journal/useDeviceJournal';

/** A day that a journal can hold, typed or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { firstWeekday } = useDeviceSettings();
  return (
    <DaybowDateField
      min={SUPPORTED_DAYS.first}
      max={SUPPORTED_DAYS.last}
      today={useToday()}
      firstWeekday={firstWeekday}
      {...props}
    />
  );
}
