import { Button, ListRow } from '@daybow/components';
import { useState } from 'react';
import { isAhead } from '@daybow/journal';
import type { RecordChanges } from '@daybow/journal/transfer';
import { hasFolders } from './folder';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { FolderDialog } from './FolderDialog';
import { type OtherBackup, type useBackupFolder, useFolderStatus } from './useBackupFolder';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useImportSheet } from './ImportSheet';

/** Backups without asking: the folder, and what other devices left there. */
export function FolderRows({
  folder: [state, reload],
}: {
  folder: ReturnType<typeof useBackupFolder>;
}) {
  const words = useDeviceWords().transfer.folder;
  const status = useFolderStatus(state);
  const [open, setOpen] = useState(false);

  if (!hasFolders()) return null;
  return (
    <>
      <ListRow
        aria-haspopup="dialog"
        label={words.row}
        description={status}
        onPress={() => setOpen(true)}
      />
      {state?.others.map((other) => (
        <OtherDeviceRow key={other.device} other={other} readAt={state.readAt} />
      ))}
      {state && <FolderDialog open={open} onOpenChange={setOpen} state={state} onChange={reload} />}
    </>
  );
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
  return changes.reduce((all, each) => all + each.new + each.changed + each.removed, 0);
}
