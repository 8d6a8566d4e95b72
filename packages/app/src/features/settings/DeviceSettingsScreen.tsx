import { useLocation } from 'react-router-dom';
import { IMPORT_HASH } from '../copies/importHash';
import { FolderRows } from '../copies/FolderRows';
import { ImportSheet } from '../copies/ImportSheet';
import { AboutRow } from './AboutRow';
import { ArchivedHabits } from './ArchivedHabits';
import { Colophon } from './Colophon';
import { DarkModeRow } from './DarkModeRow';
import { ExportRow, ImportRow } from '../copies/DataRows';
import { DaySettings } from './DaySettings';
import { DeletedHabits } from './DeletedHabits';
import { EraseEverything } from './EraseEverything';
import { NotificationsRow } from './NotificationsRow';
import { PartsOfDay } from './PartsOfDay';
import { PauseAll } from './PauseAll';
import { RemindersRow } from './RemindersRow';
import { SettingsPage } from './SettingsPage';
import { SettingsRows } from './SettingsRows';
import { StorageRow } from '../storage/StorageRow';
import { ThemesRow } from './ThemesRow';
import { UndoImportRow } from '../copies/UndoImportRow';

/** What a person can set in a journal of their own, its copies, and how to be rid of it. */
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
