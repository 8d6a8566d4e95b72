import { ListRow } from '@daybow/components';
import { civilDay, isAhead } from '@daybow/journal';
import { isBackupOverdue, lastBackupDay } from '@daybow/journal/transfer';
import { useState } from 'react';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { CopyDialog, useTaking } from './CopyDialog';
import { saveFile, useLastCopyDay } from './files';
import { FolderRows } from './FolderRows';
import { useImportSheet } from './ImportSheet';
import { type FolderState, useBackupFolder } from './useBackupFolder';

/** The rows that take the journal out and bring files in. */
export function DataRows() {
  const folder = useBackupFolder();
  return (
    <>
      <BackUpRow state={folder[0]} />
      <FolderRows folder={folder} />
      <ExportRow />
      <ImportRow />
    </>
  );
}

/** The row that saves a backup at once. It tells of the last one, and where a new one is due. */
function BackUpRow({ state }: { state: FolderState | null }) {
  const journal = useDeviceJournal();
  const backUp = useTaking('copy');
  const words = useDeviceWords().transfer.copy;
  const format = useFormat();
  const today = useToday();
  const savedByHand = useLastCopyDay();
  const savedAt = state?.folder?.savedAt;
  const savedInFolder = savedAt ? civilDay(new Date(savedAt)) : null;
  const last = lastBackupDay([savedByHand, savedInFolder], today);
  const isOverdue = state !== null && isBackupOverdue(last, journal.recordedSpan(), today);

  function due() {
    if (last === null) return words.never;
    return isAhead(last, today)
      ? words.datedAhead({ day: format.longDay(last, today) })
      : words.overdue;
  }

  return (
    <ListRow
      label={words.save}
      description={isOverdue && due()}
      value={last !== null && words.last({ day: format.shortDay(last, today) })}
      onPress={() => void backUp(saveFile)}
    />
  );
}

function ExportRow() {
  const words = useWords().settings;
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow aria-haspopup="dialog" label={words.exportData} onPress={() => setOpen(true)} />
      <CopyDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function ImportRow() {
  const openImport = useImportSheet();
  const words = useDeviceWords().transfer.import;
  return <ListRow aria-haspopup="dialog" label={words.row} onPress={() => openImport()} />;
}
