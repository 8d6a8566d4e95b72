import { ownName } from '@daybow/journal';
import {
  backUpInto,
  type BackupFolder,
  chooseFolder,
  chosenFolder,
} from '@daybow/journal/transfer';

// What is not in all browsers (https://wicg.github.io/file-system-access/), nor in TypeScript's types.
interface FolderPicker {
  readonly showDirectoryPicker: (options: object) => Promise<FileSystemDirectoryHandle>;
}
interface Permitting {
  readonly queryPermission: (mode: object) => Promise<PermissionState>;
  readonly requestPermission: (mode: object) => Promise<PermissionState>;
}

const READ_AND_WRITE = { mode: 'readwrite' };

/** True if the browser lets the app use the folder without asking. */
export async function isAllowed({ handle }: BackupFolder): Promise<boolean> {
  return (await permitting(handle).queryPermission(READ_AND_WRITE)) === 'granted';
}

/** Has the browser ask a person, who has just pressed a button. */
export async function askToAllow({ handle }: BackupFolder): Promise<boolean> {
  return (await permitting(handle).requestPermission(READ_AND_WRITE)) === 'granted';
}

/** Asks for a folder, and writes the first backup into it; null where nobody chose one. */
export async function askForFolder(label: string): Promise<BackupFolder | null> {
  try {
    const options = { ...READ_AND_WRITE, id: 'daybow-backups', startIn: 'documents' };
    const handle = await (window as unknown as FolderPicker).showDirectoryPicker(options);
    return await backUpInto(await chooseFolder(handle, label));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/**
 * Writes a backup into the folder where one is due, if a folder was chosen and may be used; one tab at a time.
 *
 * @returns false if one may still be due.
 */
export async function keepBackup(): Promise<boolean> {
  return navigator.locks.request(ownName('daybow-folder'), { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    const folder = await chosenFolder();
    if (folder === null) return true;
    return (await isAllowed(folder)) && !(await backUpInto(folder)).failed;
  });
}

function permitting(handle: FileSystemDirectoryHandle): Permitting {
  return handle as unknown as Permitting;
}
