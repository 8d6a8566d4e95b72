import { ArchivedHabits } from './ArchivedHabits';
import { Colophon } from './Colophon';
import { CopyRow } from './CopyRow';
import { DaySettings } from './DaySettings';
import { DeletedHabits } from './DeletedHabits';
import { EraseEverything } from './EraseEverything';
import { PartsOfDay } from './PartsOfDay';
import { PauseAll } from './PauseAll';
import { SettingsPage } from './SettingsPage';
import { SettingsRows } from './SettingsRows';
import { StorageRow } from './StorageRow';

/** What a person can set in a journal of their own, its copies, and how to be rid of it. */
export function DeviceSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows exportRow={CopyRow} />
      <DaySettings />
      <PartsOfDay />
      <PauseAll />
      <ArchivedHabits />
      <DeletedHabits />
      <StorageRow />
      <EraseEverything />
      <Colophon />
    </SettingsPage>
  );
}
