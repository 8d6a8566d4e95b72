import { EmojiTile, List, ListRow } from '@daybow/components';
import type { DeviceSnapshot } from '@daybow/journal';
import DatabaseIcon from '~icons/ph/database';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useDeviceWords } from '../../words/LanguageProvider';

const storageOf = ({ storage: { persisted, rowsSetAside } }: DeviceSnapshot) => ({
  persisted,
  rowsSetAside,
});

/** Where the journal is, and how safe it is there. */
export function StorageRow() {
  const { persisted, rowsSetAside } = useDeviceSnapshot(storageOf);
  const words = useDeviceWords();
  return (
    <List>
      <ListRow
        icon={
          <EmojiTile tint={3}>
            <DatabaseIcon />
          </EmojiTile>
        }
        label={words.settings.storage}
        description={
          <>
            {persisted ? words.settings.persisted : words.settings.notPersisted}
            {rowsSetAside > 0 && <> {words.storage.rows({ rows: rowsSetAside })}</>}
          </>
        }
      />
    </List>
  );
}
