import { Card, SelectField } from '@daybow/components';
import { DAY_START_MAX_HOUR, type Weekday } from '@daybow/journal';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/Stack';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

const hours = Array.from({ length: DAY_START_MAX_HOUR + 1 }, (_, hour) => hour);
/** The days on which weeks begin in one country or another. */
const firstWeekdays: readonly Weekday[] = [1, 6, 7];

/** When a day and a week begin. */
export function DaySettings() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().settings;
  const format = useFormat();
  const { dayStartHour, firstWeekdayChoice } = useDeviceSettings();

  return (
    <Card>
      <Stack>
        <SelectField
          label={words.dayStart}
          description={words.dayStartHint}
          value={String(dayStartHour)}
          options={hours.map((hour) => ({
            value: String(hour),
            label: hour === 0 ? words.midnight : format.hour(hour),
          }))}
          onValueChange={(hour) => void write(journal.setDayStartHour(Number(hour)))}
        />
        <SelectField
          label={words.firstWeekday}
          value={String(firstWeekdayChoice)}
          options={[
            { value: 'locale', label: words.automatic },
            ...firstWeekdays.map((weekday) => ({
              value: String(weekday),
              label: format.longWeekday(weekday),
            })),
          ]}
          onValueChange={(choice) =>
            void write(
              journal.setFirstWeekday(choice === 'locale' ? choice : (Number(choice) as Weekday)),
            )
          }
        />
      </Stack>
    </Card>
  );
}
