import { Dialog, ListRow, SelectField, Switch } from '@daybow/components';
import { DAY_START_MAX_HOUR, isPauseOver, type Weekday, WEEKDAYS } from '@daybow/journal';
import { useState } from 'react';
import {
  useDeviceJournal,
  useDeviceSettings,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { Pauses, pauseText } from '../habits';
import './settings.css';

const hours = Array.from({ length: DAY_START_MAX_HOUR + 1 }, (_, hour) => hour);

/** The row that opens the pauses of all habits at once; it tells of one that is not over. */
export function TakeABreakRow() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const today = useToday();
  const { pauses } = useDeviceSettings();
  const [open, setOpen] = useState(false);
  const current = pauses.find((pause) => !isPauseOver(pause, today));

  return (
    <>
      <ListRow
        aria-haspopup="dialog"
        label={words.all}
        description={current && pauseText(current, today, words, format)}
        onPress={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={words.all}>
        <Pauses
          pauses={pauses}
          isAskingAtFirst={!current}
          label={words.beginAll}
          write={journal.setPauses}
          pausedText={words.allPaused}
          endedText={words.allEnded}
        />
      </Dialog>
    </>
  );
}

/** The choice of the hour at which a day begins. */
export function DayStartRow() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().settings;
  const format = useFormat();
  const { dayStartHour } = useDeviceSettings();

  return (
    <SelectField
      variant="row"
      label={words.dayStart}
      description={words.dayStartHint}
      value={String(dayStartHour)}
      options={hours.map((hour) => ({
        value: String(hour),
        label: hour === 0 ? words.midnight : format.hour(hour),
      }))}
      onValueChange={(hour) =>
        void write(journal.setDayStartHour(Number(hour)), null, words.dayStart)
      }
    />
  );
}

/** The choice of the day with which a week begins. */
export function FirstWeekdayRow() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().settings;
  const format = useFormat();
  const { firstWeekday } = useDeviceSettings();

  return (
    <SelectField
      variant="row"
      label={words.firstWeekday}
      description={words.firstWeekdayHint}
      value={String(firstWeekday)}
      options={WEEKDAYS.map((weekday) => ({
        value: String(weekday),
        label: format.longWeekday(weekday),
      }))}
      onValueChange={(weekday) =>
        void write(journal.setFirstWeekday(Number(weekday) as Weekday), null, words.firstWeekday)
      }
    />
  );
}

/** The switch of the keys that tick habits, in windows wide enough for them. */
export function NumberKeysRow() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().settings;
  const { numberKeys } = useDeviceSettings();

  return (
    <Switch
      className="app-NumberKeysRow"
      label={words.numberKeys}
      description={words.numberKeysHint}
      checked={numberKeys}
      onCheckedChange={(checked) =>
        void write(journal.setNumberKeys(checked), null, words.numberKeys)
      }
    />
  );
}
