export type { DryRun, RecordChanges, RecordKind } from './dryRun';
export {
  type BackupFolder,
  chosenFolder,
  eraseFolder,
  forgetFolder,
} from '../device/indexedDb/folderDatabase';
export { isBackupOverdue } from './folder';
export {
  backUpInto,
  chooseFolder,
  isFolderDue,
  type OtherDevice,
  readOtherDevices,
} from './worker/backupFolder';
export type { ImportMode } from './worker/importSession';
export type { Answers, ColumnRole, DateOrder, Question, Target } from './records/questions';
export type { Remark, RemarkTopic, Unread, UnreadReason } from './records/reading';
export {
  exportBackup,
  exportSpreadsheet,
  type Import,
  type ImportOptions,
  openImportFile,
  undoImport,
} from './worker/transfer';
export { type Advice, type Elsewhere, type FileProblem, TransferError } from './transferError';
export type { TransferOptions } from './worker/startWorker';
