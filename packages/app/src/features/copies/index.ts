export { Contents } from './Contents';
export { ExportRow, ImportRow, UndoImportRow } from './DataRows';
export { forgetCopy, saveFile, useSaveCopy } from './files';
export { eraseBackupFolder, useBackups } from './folder';
export { FolderRows } from './FolderRows';
export { IMPORT_HASH, ImportSheet } from './ImportSheet';
