import { Button, EmojiTile, List, ListRow } from '@daybow/components';
import { useState } from 'react';
import { civilDay, isAhead } from '@daybow/journal';
import {
  type BackupFolder,
  isBackupOverdue,
  lastBackupDay,
  type RecordChanges,
} from '@daybow/journal/transfer';
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
            <OtherDeviceRow key={other.device} other={other} readAt={state.readAt} />
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
  const savedAt = folder?.savedAt ? civilDay(new Date(folder.savedAt)) : null;
  const last = lastBackupDay([lastCopyDay(), savedAt], today);
  if (!isBackupOverdue(last, journal.recordedSpan(), today)) return null;
  if (last === null) return <p className="app-Caption">{words.overdueNever}</p>;
  const say = isAhead(last, today) ? words.overdueAhead : words.overdue;
  return <p className="app-Caption">{say({ day: format.longDay(last, today) })}</p>;
}

interface OtherDeviceRowProps {
  other: OtherBackup;
  /** When it was read, in ms since 1970. */
  readAt: number;
}

/** A row for the backup of another device: how old the backup is, and what it would bring. */
function OtherDeviceRow({ other, readAt }: OtherDeviceRowProps) {
  const { folder: words, wrongClock } = useDeviceWords().transfer;
  const format = useFormat();
  const today = useToday();
  const openImport = useImportSheet();
  const { file, dryRun } = other;
  const device = other.isNamesake
    ? words.namesake({ device: other.label, id: other.device })
    : other.label;
  const isFromWrongClock = isAhead(other.day, today);
  const day = format.longDay(other.day, today);
  const ago = format.ago(readAt - (dryRun?.savedAt ?? file.lastModified));
  const count = dryRun === null ? 0 : sum(Object.values(dryRun.changes));
  const brings =
    count === 0 ? words.bringsNothing : words.brings({ what: words.records({ count }) });
  const effect = dryRun === null ? words.unreadable : brings;
  return (
    <ListRow
      icon={
        <EmojiTile tint={4}>
          <DevicesIcon />
        </EmojiTile>
      }
      label={
        <bdi>
          {isFromWrongClock ? words.alsoAhead({ device, day }) : words.also({ device, ago })}
        </bdi>
      }
      description={isFromWrongClock ? `${wrongClock} ${effect}` : effect}
      actions={
        count > 0 && (
          <Button
            variant="soft"
            size="small"
            aria-label={words.lookAt({ device })}
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
