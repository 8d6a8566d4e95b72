import { Button, EmojiTile, List, ListRow } from '@daybow/components';
import { useState } from 'react';
import { civilDay, type Day } from '@daybow/journal';
import { type BackupFolder, isBackupOverdue, type RecordChanges } from '@daybow/journal/transfer';
import FolderOpenIcon from '~icons/ph/folder-open';
import DevicesIcon from '~icons/ph/devices';
import { hasFolders } from './folder';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { FolderDialog } from './FolderDialog';
import { type OtherBackup, useBackupFolder, useFolderStatus } from './useBackupFolder';
import { lastCopyDay } from './files';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useImportSheet } from './ImportSheet';

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
          <ListRow
            aria-haspopup="dialog"
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

/** A quiet line where the last copy is old and something is new. */
function BackupReminder({ folder }: { folder: BackupFolder | null }) {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useDeviceWords().transfer.folder;
  const format = useFormat();
  const last = latest(lastCopyDay(), folder?.savedAt ? civilDay(new Date(folder.savedAt)) : null);
  if (!isBackupOverdue(last, journal.recordedSpan(), today)) return null;
  return (
    <p className="app-Caption">
      {last === null ? words.overdueNever : words.overdue({ day: format.longDay(last, today) })}
    </p>
  );
}

function latest(one: Day | null, other: Day | null): Day | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

interface OtherDeviceRowProps {
  other: OtherBackup;
  /** When it was read, in ms since 1970. */
  readAt: number;
}

/** A row for the backup of another device: how old the backup is, and what it would bring. */
function OtherDeviceRow({ other: { label, file, changes }, readAt }: OtherDeviceRowProps) {
  const words = useDeviceWords().transfer.folder;
  const format = useFormat();
  const openImport = useImportSheet();
  const count = changes === null ? 0 : sum(Object.values(changes));
  const brings =
    count === 0 ? words.bringsNothing : words.brings({ what: words.records({ count }) });
  return (
    <ListRow
      icon={
        <EmojiTile tint={4}>
          <DevicesIcon />
        </EmojiTile>
      }
      label={
        <bdi>{words.also({ device: label, ago: format.ago(readAt - file.lastModified) })}</bdi>
      }
      description={changes === null ? words.unreadable : brings}
      actions={
        count > 0 && (
          <Button
            variant="soft"
            size="small"
            aria-label={words.lookAt({ device: label })}
            aria-haspopup="dialog"
            onClick={() => openImport({ file })}
          >
            {words.look}
          </Button>
        )
      }
    />
  );
}

function sum(changes: readonly RecordChanges[]): number {
  return changes.reduce((all, each) => all + each.new + each.changed, 0);
}
