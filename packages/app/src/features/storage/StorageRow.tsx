import { EmojiTile, List, ListRow } from '@daybow/components';
import type { DeviceSnapshot } from '@daybow/journal';
import DatabaseIcon from '~icons/ph/database';
import { useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

const storageOf = ({ storage: { persisted, quarantinedRows } }: DeviceSnapshot) => ({
  persisted,
  quarantinedRows,
});

/** Where the journal is, and how safe it is there. */
export function StorageRow() {
  const { persisted, quarantinedRows } = useDeviceSnapshot(storageOf);
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
            {quarantinedRows > 0 && <> {words.storage.rows({ rows: quarantinedRows })}</>}
          </>
        }
      />
    </List>
  );
}
