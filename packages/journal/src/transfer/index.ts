export {
  type DryRun,
  type ImportMode,
  isMuchUnread,
  isNothing,
  type JoinedHabit,
  type JournalChanges,
  lostPlaces,
  type RecordChanges,
  type RecordKind,
} from './dryRun';
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
export type { LeftOutColumn, Remark, Unread } from './records/reading';
export {
  exportBackup,
  exportSpreadsheet,
  type Import,
  openImportFile,
  previewUndoImport,
  undoImport,
} from './worker/transfer';
export { TransferError } from './transferError';
