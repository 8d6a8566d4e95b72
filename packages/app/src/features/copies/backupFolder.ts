import {
  backUpInto,
  type BackupFolder,
  chooseFolder,
  chosenFolder,
  isFolderDue,
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
 * Writes a backup into the folder, if one was chosen and may be used; one tab at a time.
 *
 * @param changed - whether the journal has changed since the last one: else there is one a day.
 */
export async function keepBackup({ changed }: { changed: boolean }): Promise<void> {
  await navigator.locks.request('daybow-folder', { ifAvailable: true }, async (lock) => {
    const folder = lock && (await chosenFolder());
    if (!folder || !(await isAllowed(folder))) return;
    if (changed || (await isDue(folder))) await backUpInto(folder);
  });
}

/** True if a backup is due, also if the folder cannot be read: trying to write finds out why. */
function isDue(folder: BackupFolder): Promise<boolean> {
  return isFolderDue(folder).catch(() => true);
}

function permitting(handle: FileSystemDirectoryHandle): Permitting {
  return handle as unknown as Permitting;
}
