import { Switch, useToast } from '@daybow/components';
import { useDeviceJournal, useDeviceSettings } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { askToNotify, useNotificationState } from '../../shell/notifications';
import { useDeviceWords } from '../../words/LanguageProvider';
import type { SettingsRowProps } from './SettingsRows';

/** The switch of reminders: on only where the browser lets them through. It asks when it is switched on. */
export function NotificationsRow({ description, ...row }: SettingsRowProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const toast = useToast();
  const words = useDeviceWords().reminders;
  const { notifications } = useDeviceSettings();
  const state = useNotificationState();

  async function handleChange(checked: boolean) {
    const answer = checked ? await askToNotify() : 'granted';
    if (answer === 'granted') await write(journal.setNotifications(checked));
    else toast({ tone: 'info', message: answer === 'default' ? words.notAllowed : words.denied });
  }

  return (
    <Switch
      {...row}
      description={state === 'unsupported' || state === 'denied' ? words[state] : description}
      checked={notifications && state === 'granted'}
      disabled={state === 'unsupported'}
      onCheckedChange={(checked) => void handleChange(checked)}
    />
  );
}
