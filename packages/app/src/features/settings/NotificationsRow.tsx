import { Switch, useToast } from '@daybow/components';
import { willRemind } from '@daybow/journal';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { askToNotify, useNotificationState } from './notifications';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { SettingsRowProps } from './SettingsRows';

/** The switch of reminders: on only where the browser lets them through. It asks when it is switched on. */
export function NotificationsRow({ description, ...row }: SettingsRowProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const toast = useToast();
  const words = useDeviceWords().reminders;
  const { notifications, reminders } = useDeviceSettings();
  const state = useNotificationState();
  const isOn = notifications && state === 'granted';

  async function handleChange(checked: boolean) {
    const answer = checked ? await askToNotify() : 'granted';
    if (answer === 'granted') await write(journal.setNotifications(checked));
    else toast({ tone: 'info', message: answer === 'default' ? words.notAllowed : words.denied });
  }

  function standing() {
    if (state === 'unsupported' || state === 'denied') return words[state];
    // They were switched on, here or on the device that the journal comes from.
    if (notifications && !isOn) return words.notAsked;
    return isOn && !willRemind(reminders) ? words.never : description;
  }

  return (
    <Switch
      {...row}
      description={standing()}
      checked={isOn}
      disabled={state === 'unsupported'}
      onCheckedChange={(checked) => void handleChange(checked)}
    />
  );
}
