export { type Backup, readBackup } from './backup';
export type { DryRun, RecordChanges, RecordKind } from './dryRun';
export type { SourceFile } from './files/content';
export { openImport, prepareForEmpty } from './importFile';
export { lockBackup } from './passphrase';
export type { Answers, ColumnRole, DateOrder, Question, Target } from './records/questions';
export type { Remark, RemarkTopic, Unread, UnreadReason } from './records/reading';
export { type Advice, type Elsewhere, type FileProblem, TransferError } from './transferError';
