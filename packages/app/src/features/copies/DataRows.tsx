import { Button, EmojiTile, List, ListRow, type ListRowProps } from '@daybow/components';
import { useState } from 'react';
import { civilDay, type DeviceView, type Undo } from '@daybow/journal';
import UploadSimpleIcon from '~icons/ph/upload-simple';
import ArrowUUpLeftIcon from '~icons/ph/arrow-u-up-left';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useImportSheet } from './ImportSheet';
import { CopyDialog } from './CopyDialog';
import { useDeviceView, useToday } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { focusHeading } from '../../shared/ui/focus';

/** The row that opens the sheet to take the journal out. */
export function ExportRow(row: ListRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow aria-haspopup="dialog" {...row} onPress={() => setOpen(true)} />
      <CopyDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The row that opens the sheet to bring a file in. */
export function ImportRow() {
  const openImport = useImportSheet();
  const words = useDeviceWords().transfer.import;
  return (
    <ListRow
      aria-haspopup="dialog"
      icon={
        <EmojiTile tint={2}>
          <UploadSimpleIcon />
        </EmojiTile>
      }
      label={words.row}
      description={words.hint}
      onPress={() => openImport()}
    />
  );
}

const replacedAtOf = ({ replacedAt }: DeviceView) => replacedAt;

/** Takes the last import back, until the next one. */
export function UndoImportRow() {
  const write = useUndoableWrite();
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const today = useToday();
  const replacedAt = useDeviceView(replacedAtOf);
  const handleUndo = useExclusive(async () => {
    if (replacedAt === null) return false;
    const isUndone = await write(takeBack(replacedAt), words.undone);
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

async function takeBack(at: number): Promise<Undo> {
  const { undoImport } = await import('@daybow/journal/transfer');
  return undoImport({ at });
}
