import { Button, EmojiTile, ListRow } from '@daybow/components';
import type { RecordChanges } from '@daybow/journal/transfer';
import DevicesIcon from '~icons/ph/devices';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useImportSheet } from './ImportSheet';
import type { OtherBackup } from './useBackupFolder';

interface OtherDeviceRowProps {
  other: OtherBackup;
  /** When it was read, in ms since 1970. */
  readAt: number;
}

/** What another device left in the folder: how old it is, and what it would bring. */
export function OtherDeviceRow({ other: { label, file, changes }, readAt }: OtherDeviceRowProps) {
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
