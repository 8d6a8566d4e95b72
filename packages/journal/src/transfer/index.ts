export type { DryRun, JournalChanges, RecordChanges, RecordKind } from './dryRun';
export {
  type BackupFolder,
  chosenFolder,
  eraseFolder,
  forgetFolder,
} from '../device/indexedDb/folderDatabase';
export { isBackupOverdue, lastBackupDay } from './folder';
export {
  backUpInto,
  chooseFolder,
  type OtherDevice,
  readOtherDevices,
} from './worker/backupFolder';
export type { ImportMode } from './worker/importSession';
export { moodOnScale } from './records/moodScale';
export type {
  Answers,
  ColumnRole,
  DateOrder,
  DecimalSign,
  MoodScale,
  Question,
  SeveralAmounts,
  Target,
} from './records/questions';
export type { Remark, Unread } from './records/reading';
export {
  exportBackup,
  exportSpreadsheet,
  type Import,
  openImportFile,
  previewUndoImport,
  undoImport,
} from './worker/transfer';
export { TransferError } from './transferError';
