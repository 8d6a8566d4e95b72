import { EmojiTile } from '@daybow/components';
import { useState } from 'react';
import ClockIcon from '~icons/ph/clock';
import { useDeviceSettings } from '../../journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { PressableRow } from './PressableRow';
import { RemindersDialog } from './RemindersDialog';

/** The row that opens the sheet of reminders; it names their times. */
export function RemindersRow() {
  const words = useDeviceWords().reminders;
  const format = useFormat();
  const { times } = useDeviceSettings().reminders;
  const [open, setOpen] = useState(false);

  return (
    <>
      <PressableRow
        icon={
          <EmojiTile tint={2}>
            <ClockIcon />
          </EmojiTile>
        }
        label={words.row}
        description={times.length > 0 ? format.list(times.map(format.time)) : words.none}
        onPress={() => setOpen(true)}
      />
      <RemindersDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
