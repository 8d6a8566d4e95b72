import { Button, EmojiTile, List, ListRow } from '@daybow/components';
import { civilDay, type DeviceSnapshot } from '@daybow/journal';
import ArrowUUpLeftIcon from '~icons/ph/arrow-u-up-left';
import { takeBackImport } from './takeBackImport';
import { useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useToday } from '../../shared/journal/useJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { focusHeading } from '../../shared/ui/useArrival';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

const replacedAtOf = ({ replacedAt }: DeviceSnapshot) => replacedAt;

/** Takes the last import back, until the next one. */
export function UndoImportRow() {
  const write = useUndoableWrite();
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const today = useToday();
  const replacedAt = useDeviceSnapshot(replacedAtOf);
  const handleUndo = useExclusive(async () => {
    const isUndone = await write(takeBackImport(), words.undone);
    // The row goes with the import.
    if (isUndone) focusHeading();
    return isUndone;
  });

  if (replacedAt === null) return null;
  const day = format.longDay(civilDay(new Date(replacedAt)), today);
  return (
    <List>
      <ListRow
        icon={
          <EmojiTile tint={2}>
            <ArrowUUpLeftIcon />
          </EmojiTile>
        }
        label={words.lastImport}
        description={words.undoHintOn({ day })}
        actions={
          <Button variant="soft" size="small" onClick={() => void handleUndo()}>
            {words.undo}
          </Button>
        }
      />
    </List>
  );
}
