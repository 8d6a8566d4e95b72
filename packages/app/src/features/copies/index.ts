export { Contents } from './Contents';
export { DataRows } from './DataRows';
export { canShare, forgetCopy, saveFile, shareFile, useSaveCopy, useTellSaved } from './files';
export { eraseBackupFolder, useBackups } from './folder';
export { IMPORT_HASH, ImportSheet } from './ImportSheet';
