import { ListRow, Switch, useToast } from '@daybow/components';
import { WEEKDAYS, hasReminders } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { askToNotify, useNotificationState } from './notifications';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { RemindersDialog } from './RemindersDialog';

/** The switch of reminders: on only where the browser lets them through. It asks when it is switched on. */
export function NotificationsRow() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const toast = useToast();
  const { notifications: label, notificationsHint } = useWords().settings;
  const words = useDeviceWords().reminders;
  const { notifications, reminders } = useDeviceSettings();
  const state = useNotificationState();
  const isOn = notifications && state === 'granted';

  async function handleChange(checked: boolean) {
    const answer = checked ? await askToNotify() : 'granted';
    if (answer === 'granted') await write(journal.setNotifications(checked), null, label);
    else toast({ tone: 'info', message: answer === 'default' ? words.notAllowed : words.denied });
  }

  function standing() {
    if (state === 'unsupported' || state === 'denied') return words[state];
    // They were switched on, here or on the device that the journal comes from.
    if (notifications && !isOn) return words.notAsked;
    return isOn && !hasReminders(reminders) ? words.never : notificationsHint;
  }

  return (
    <Switch
      label={label}
      description={standing()}
      checked={isOn}
      disabled={state === 'unsupported'}
      onCheckedChange={(checked) => void handleChange(checked)}
    />
  );
}

/** The row that opens the sheet of reminders; it names their times, and their days where they are not all. */
export function RemindersRow() {
  const words = useDeviceWords().reminders;
  const format = useFormat();
  const { times, weekdays } = useDeviceSettings().reminders;
  const [open, setOpen] = useState(false);

  function value() {
    if (times.length === 0) return words.none;
    if (weekdays.length === 0) return words.noDay;
    const list = format.list(times.map(format.time));
    if (weekdays.length === WEEKDAYS.length) return list;
    return words.onDays({ times: list, days: format.list(weekdays.map(format.shortWeekday)) });
  }

  return (
    <>
      <ListRow
        aria-haspopup="dialog"
        label={words.row}
        value={value()}
        onPress={() => setOpen(true)}
      />
      <RemindersDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
