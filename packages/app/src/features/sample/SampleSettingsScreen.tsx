import { Switch } from '@daybow/components';
import { useWrite } from '../../shared/journal/useWrite';
import { Colophon, SettingsPage, type SettingsRowProps, SettingsRows } from '../settings';
import { useSample, useSampleJournal } from './useSample';

/** The few things that a person can set, and what the product says of itself. */
export function SampleSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows notificationsRow={NotificationsRow} />
      <Colophon />
    </SettingsPage>
  );
}

function NotificationsRow(row: SettingsRowProps) {
  const journal = useSampleJournal();
  const write = useWrite();
  const { settings } = useSample();
  return (
    <Switch
      {...row}
      checked={settings.notifications}
      onCheckedChange={(enabled) => void write(journal.setNotifications(enabled))}
    />
  );
}
