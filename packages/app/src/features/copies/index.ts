export { Contents } from './Contents';
export { ExportRow, ImportRow, UndoImportRow } from './DataRows';
export { forgetCopy, saveFile, useSaveCopy } from './files';
export { eraseBackupFolder } from './folder';
export { FolderRows } from './FolderRows';
export { IMPORT_HASH, ImportSheet } from './ImportSheet';
