import { civilDay, type Day } from '../../days/day';
import { type BackupFolder, keepFolder, knownDevice } from '../../device/indexedDb/folderDatabase';
import {
  filesToRemove,
  type FolderFile,
  folderFileName,
  folderFiles,
  isBackupDue,
  latestOfEach,
} from '../folder';
import { exportBackup, type JournalOptions } from './transfer';

/** The latest backup that another device left in the folder. */
export interface OtherDevice extends FolderFile {
  readonly file: File;
}

/** Keeps the choice of a folder. */
export async function chooseFolder(
  handle: FileSystemDirectoryHandle,
  label: string,
): Promise<BackupFolder> {
  const device = (await knownDevice()) ?? newDevice();
  return keepFolder({ handle, device, label, savedAt: null, digest: null, failed: false });
}

function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/**
 * Writes a backup into the folder, in place of one of the same day, and removes those that are no longer kept.
 * Nothing is written where today's is there and holds all that the journal does.
 *
 * @returns the folder as it is known by then: with the time, or with the fact that it failed.
 */
export async function backUpInto(
  folder: BackupFolder,
  options?: JournalOptions,
): Promise<BackupFolder> {
  try {
    const now = new Date();
    const today = civilDay(now);
    const backup = await exportBackup(options);
    const digest = await digestOf(backup);
    if (digest === folder.digest && (await isWritten(folder, today))) return folder;
    const file = await folder.handle.getFileHandle(folderFileName({ ...folder, day: today }), {
      create: true,
    });
    // The file is replaced once all is written, so none is ever cut off.
    const stream = await file.createWritable();
    await stream.write(backup);
    await stream.close();
    for (const old of filesToRemove(await namesIn(folder), folder.device, today)) {
      await folder.handle.removeEntry(old);
    }
    return await keepFolder({ ...folder, savedAt: now.getTime(), digest, failed: false });
  } catch {
    // The folder may be gone, or full, or no longer allowed: a person is told where it is shown.
    return keepFolder({ ...folder, failed: true });
  }
}

/** True if today's backup was written, and is there. A file of today may be from a clock that was wrong. */
async function isWritten(folder: BackupFolder, today: Day): Promise<boolean> {
  const { device, savedAt, failed } = folder;
  if (failed || savedAt === null || civilDay(new Date(savedAt)) !== today) return false;
  return !isBackupDue(await namesIn(folder), device, today);
}

/** A digest of what a backup holds, whenever it was saved: its tables, which follow a short header. */
async function digestOf(backup: Blob): Promise<string> {
  const header = await backup.slice(0, HEADER_BYTES).text();
  const tables = backup.slice(header.indexOf('"tables"'));
  const digest = await crypto.subtle.digest('SHA-256', await tables.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const HEADER_BYTES = 500;

/** Reads the latest backups of other devices in the folder. */
export async function readOtherDevices(folder: BackupFolder): Promise<readonly OtherDevice[]> {
  const others = folderFiles(await namesIn(folder)).filter(
    ({ device }) => device !== folder.device,
  );
  const files = await Promise.all(
    others.map(async (other) => {
      const file = await (await folder.handle.getFileHandle(other.name)).getFile();
      return { ...other, file, writtenAt: file.lastModified };
    }),
  );
  return latestOfEach(files, civilDay(new Date()));
}

async function namesIn({ handle }: BackupFolder): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of handle.keys()) names.push(name);
  return names;
}
