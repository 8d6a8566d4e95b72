import { ArchivedHabits } from './ArchivedHabits';
import { Colophon } from './Colophon';
import { DaySettings } from './DaySettings';
import { EraseEverything } from './EraseEverything';
import { PartsOfDay } from './PartsOfDay';
import { PauseAll } from './PauseAll';
import { SettingsPage } from './SettingsPage';
import { SettingsRows } from './SettingsRows';
import { StorageRow } from './StorageRow';

/** What a person can set in a journal of their own, and how to be rid of it. */
export function DeviceSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows />
      <DaySettings />
      <PartsOfDay />
      <PauseAll />
      <ArchivedHabits />
      <StorageRow />
      <EraseEverything />
      <Colophon />
    </SettingsPage>
  );
}
