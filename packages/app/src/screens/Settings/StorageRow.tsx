import { EmojiTile, List, ListRow } from '@daybow/components';
import { DatabaseIcon } from '@phosphor-icons/react/dist/ssr/Database';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { storageWords } from '../Trouble/storageWords';

/** Where the journal is, and how safe it is there. */
export function StorageRow() {
  const { storage } = useDeviceSnapshot();
  return (
    <List>
      <ListRow
        icon={
          <EmojiTile tint={3}>
            <DatabaseIcon />
          </EmojiTile>
        }
        title="Kept on this device"
        description={storageWords(storage)}
      />
    </List>
  );
}
