import { Card, Section, SelectField } from '@daybow/components';
import { DAY_START_MAX_HOUR, type Weekday, WEEKDAYS } from '@daybow/journal';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { Pauses } from '../habits';

const hours = Array.from({ length: DAY_START_MAX_HOUR + 1 }, (_, hour) => hour);

/** When a day and a week begin. */
export function DaySettings() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().settings;
  const format = useFormat();
  const { dayStartHour, firstWeekday } = useDeviceSettings();

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
          description={words.firstWeekdayHint}
          value={String(firstWeekday)}
          options={WEEKDAYS.map((weekday) => ({
            value: String(weekday),
            label: format.longWeekday(weekday),
          }))}
          onValueChange={(weekday) =>
            void write(journal.setFirstWeekday(Number(weekday) as Weekday))
          }
        />
      </Stack>
    </Card>
  );
}

/** The pauses of all habits at once. */
export function PauseAll() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().pause;
  const { pauses } = useDeviceSettings();

  return (
    <Section title={words.all}>
      <Pauses
        pauses={pauses}
        label={words.beginAll}
        write={journal.setPauses}
        pausedText={words.allPaused}
        endedText={words.allEnded}
      />
    </Section>
  );
}
