import { Card, SelectField } from '@daybow/components';
import { DAY_START_MAX_HOUR, type Weekday } from '@daybow/journal';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import '../../shell/Fields.css';

const hours = Array.from({ length: DAY_START_MAX_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: hour === 0 ? 'Midnight' : `${hour} am`,
}));

const weekdays = [
  { value: 'locale', label: 'As usual here' },
  { value: '1', label: 'Monday' },
  { value: '6', label: 'Saturday' },
  { value: '7', label: 'Sunday' },
];

/** When a day and a week begin. */
export function DaySettings() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { dayStartHour, firstWeekdayChoice } = useDeviceSnapshot().settings;

  return (
    <Card className="app-Fields">
      <SelectField
        label="Day starts at"
        hint="What you tick before that hour still belongs to the day before."
        value={String(dayStartHour)}
        options={hours}
        onValueChange={(hour) => void write(journal.setDayStartHour(Number(hour)))}
      />
      <SelectField
        label="Week starts on"
        value={String(firstWeekdayChoice)}
        options={weekdays}
        onValueChange={(choice) =>
          void write(
            journal.setFirstWeekday(choice === 'locale' ? choice : (Number(choice) as Weekday)),
          )
        }
      />
    </Card>
  );
}
