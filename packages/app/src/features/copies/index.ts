export { Contents } from './Contents';
export { DataRows } from './DataRows';
export { forgetCopy, saveFile, useSaveCopy } from './files';
export { eraseBackupFolder, useBackups } from './folder';
export { IMPORT_HASH, ImportSheet } from './ImportSheet';
