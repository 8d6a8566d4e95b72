import { EmojiTile } from '@daybow/components';
import { WEEKDAYS } from '@daybow/journal';
import { useState } from 'react';
import ClockIcon from '~icons/ph/clock';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { PressableRow } from './PressableRow';
import { RemindersDialog } from './RemindersDialog';

/** The row that opens the sheet of reminders; it names their times, and their days where they are not all. */
export function RemindersRow() {
  const words = useDeviceWords().reminders;
  const format = useFormat();
  const { times, weekdays } = useDeviceSettings().reminders;
  const [open, setOpen] = useState(false);

  function description() {
    if (times.length === 0) return words.none;
    if (weekdays.length === 0) return words.noDay;
    const list = format.list(times.map(format.time));
    if (weekdays.length === WEEKDAYS.length) return list;
    return words.onDays({ times: list, days: format.list(weekdays.map(format.shortWeekday)) });
  }

  return (
    <>
      <PressableRow
        icon={
          <EmojiTile tint={2}>
            <ClockIcon />
          </EmojiTile>
        }
        label={words.row}
        description={description()}
        onPress={() => setOpen(true)}
      />
      <RemindersDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
