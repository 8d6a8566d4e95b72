import { EmojiTile, List } from '@daybow/components';
import FolderOpenIcon from '~icons/ph/folder-open';
import { useState } from 'react';
import { hasFolders } from './hasFolders';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { PressableRow } from '../settings/PressableRow';
import { BackupReminder } from './BackupReminder';
import { FolderDialog } from './FolderDialog';
import { OtherDeviceRow } from './OtherDeviceRow';
import { useBackupFolder } from './useBackupFolder';
import { useFolderStatus } from './useFolderStatus';

/** Backups without asking: the folder, what other devices left there; elsewhere, now and then, a reminder. */
export function FolderRows() {
  const words = useDeviceWords().transfer.folder;
  const [state, reload] = useBackupFolder();
  const status = useFolderStatus(state);
  const [open, setOpen] = useState(false);
  return (
    <>
      {state && <BackupReminder folder={state.folder} />}
      {hasFolders() && (
        <List>
          <PressableRow
            icon={
              <EmojiTile tint={0}>
                <FolderOpenIcon />
              </EmojiTile>
            }
            label={words.row}
            description={status}
            onPress={() => setOpen(true)}
          />
          {state?.others.map((other) => (
            <OtherDeviceRow key={other.label} other={other} readAt={state.readAt} />
          ))}
        </List>
      )}
      {state && <FolderDialog open={open} onOpenChange={setOpen} state={state} onChange={reload} />}
    </>
  );
}
