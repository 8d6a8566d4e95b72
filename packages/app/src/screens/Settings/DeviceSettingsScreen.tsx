import { ArchivedHabits } from './ArchivedHabits';
import { Colophon } from './Colophon';
import { DaySettings } from './DaySettings';
import { EraseEverything } from './EraseEverything';
import { SettingsPage } from './SettingsPage';
import { SettingsRows } from './SettingsRows';
import { StorageRow } from './StorageRow';

/** What a person can set in a journal of their own, and how to be rid of it. */
export function DeviceSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows />
      <DaySettings />
      <ArchivedHabits />
      <StorageRow />
      <EraseEverything />
      <Colophon />
    </SettingsPage>
  );
}
