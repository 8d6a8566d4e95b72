import { civilDay } from '../../days/day';
import { type BackupFolder, keepFolder, knownDevice } from '../../device/indexedDb/folderDatabase';
import { filesToRemove, folderFileName, isBackupDue, otherDevices } from '../folder';
import { exportBackup, type JournalOptions } from './transfer';

/** The latest backup that another device left in the folder. */
export interface OtherDevice {
  readonly label: string;
  readonly file: File;
}

/** Keeps the choice of a folder. */
export async function chooseFolder(
  handle: FileSystemDirectoryHandle,
  label: string,
): Promise<BackupFolder> {
  const device = (await knownDevice()) ?? newDevice();
  return keepFolder({ handle, device, label, savedAt: null, failed: false });
}

function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/**
 * Writes a backup into the folder, in place of one of the same day, and removes those that are no longer kept.
 *
 * @returns the folder as it is known by then: with the time, or with the fact that it failed.
 */
export async function backUpInto(
  folder: BackupFolder,
  options?: JournalOptions,
): Promise<BackupFolder> {
  try {
    const backup = await exportBackup(options);
    const name = folderFileName({ ...folder, day: civilDay(new Date()) });
    const file = await folder.handle.getFileHandle(name, { create: true });
    // The file is replaced once all is written, so none is ever cut off.
    const stream = await file.createWritable();
    await stream.write(backup);
    await stream.close();
    for (const old of filesToRemove(await namesIn(folder), folder.device)) {
      await folder.handle.removeEntry(old);
    }
    return await keepFolder({ ...folder, savedAt: Date.now(), failed: false });
  } catch {
    // The folder may be gone, or full, or no longer allowed: a person is told where it is shown.
    return keepFolder({ ...folder, failed: true });
  }
}

/** True if there is no backup of today in the folder. */
export async function isFolderDue(folder: BackupFolder): Promise<boolean> {
  return isBackupDue(await namesIn(folder), folder.device, civilDay(new Date()));
}

/** Reads the latest backups of other devices in the folder. */
export async function readOtherDevices(folder: BackupFolder): Promise<readonly OtherDevice[]> {
  const others = otherDevices(await namesIn(folder), folder.device);
  return Promise.all(
    others.map(async ({ label, name }) => ({
      label,
      file: await (await folder.handle.getFileHandle(name)).getFile(),
    })),
  );
}

async function namesIn({ handle }: BackupFolder): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of handle.keys()) names.push(name);
  return names;
}
