import { useLocation } from 'react-router-dom';
import {
  IMPORT_HASH,
  FolderRows,
  ImportSheet,
  ExportRow,
  ImportRow,
  UndoImportRow,
} from '../copies';
import { AboutRow } from './About';
import { ArchivedHabits } from './ArchivedHabits';
import { Colophon, SettingsPage, SettingsRows } from './SettingsRows';
import { DarkModeRow, ThemesRow } from './ThemeRows';
import { DaySettings } from './DaySettings';
import { DeletedHabits } from './DeletedHabits';
import { EraseEverything } from './EraseEverything';
import { NotificationsRow, RemindersRow } from './ReminderRows';
import { PartsOfDay } from './PartsOfDay';
import { PauseAll } from './DaySettings';
import { StorageRow } from '../storage';

/** The settings of a person's own journal, its copies, and the way to erase it. */
export function DeviceSettingsScreen() {
  const { hash } = useLocation();
  return (
    <SettingsPage>
      <ImportSheet defaultOpen={hash === IMPORT_HASH}>
        <SettingsRows
          notificationsRow={NotificationsRow}
          remindersRow={<RemindersRow />}
          darkModeRow={DarkModeRow}
          themesRow={ThemesRow}
          exportRow={ExportRow}
          importRow={<ImportRow />}
          aboutRow={AboutRow}
        />
        <UndoImportRow />
        <FolderRows />
      </ImportSheet>
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
