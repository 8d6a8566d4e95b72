import { EmojiTile, type ListRowProps } from '@daybow/components';
import UploadSimpleIcon from '~icons/ph/upload-simple';
import { useState } from 'react';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useImportSheet } from './ImportSheet';
import { CopyDialog } from './CopyDialog';
import { PressableRow } from '../settings/PressableRow';

/** The row that opens the sheet to take the journal out. */
export function ExportRow(row: ListRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressableRow {...row} onPress={() => setOpen(true)} />
      <CopyDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The row that opens the sheet to bring a file in. */
export function ImportRow() {
  const openImport = useImportSheet();
  const words = useDeviceWords().transfer.import;
  return (
    <PressableRow
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
