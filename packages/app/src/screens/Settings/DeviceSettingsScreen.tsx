import { AboutRow } from './AboutRow';
import { ArchivedHabits } from './ArchivedHabits';
import { Colophon } from './Colophon';
import { CopyRow } from './CopyRow';
import { DarkModeRow } from './DarkModeRow';
import { DaySettings } from './DaySettings';
import { DeletedHabits } from './DeletedHabits';
import { EraseEverything } from './EraseEverything';
import { NotificationsRow } from './NotificationsRow';
import { PartsOfDay } from './PartsOfDay';
import { PauseAll } from './PauseAll';
import { RemindersRow } from './RemindersRow';
import { SettingsPage } from './SettingsPage';
import { SettingsRows } from './SettingsRows';
import { StorageRow } from './StorageRow';
import { ThemesRow } from './ThemesRow';

/** What a person can set in a journal of their own, its copies, and how to be rid of it. */
export function DeviceSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows
        notificationsRow={NotificationsRow}
        remindersRow={<RemindersRow />}
        darkModeRow={DarkModeRow}
        themesRow={ThemesRow}
        exportRow={CopyRow}
        aboutRow={AboutRow}
      />
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
