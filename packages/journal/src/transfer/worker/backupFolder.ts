import { deleteDB, openDB } from 'idb';
import { civilDay } from '../../days/day';
import { databaseExists } from '../../device/indexedDb/databaseExists';
import { filesToRemove, folderFileName, isBackupDue, otherDevices } from '../folder';
import { exportBackup, type JournalOptions } from './transfer';

/** A folder that a person chose for backups, and what this device is in it. */
export interface BackupFolder {
  readonly handle: FileSystemDirectoryHandle;
  /** What tells this device apart from others that use the folder. */
  readonly device: string;
  /** What a person calls this device. */
  readonly label: string;
  /** When the last backup was written, in ms since 1970; null before the first. */
  readonly savedAt: number | null;
  /** Whether writing one has failed since. */
  readonly failed: boolean;
}

/** The latest backup that another device left in the folder. */
export interface OtherDevice {
  readonly label: string;
  readonly file: File;
}

/** A database of its own: the folder belongs to the device and not to the journal, which moves between devices. */
const DATABASE = 'daybow-folder';
const TABLE = 'folder';
const KEY = 'chosen';

/** The folder that was chosen on this device; null without one. */
export async function chosenFolder(): Promise<BackupFolder | null> {
  // Opening a database makes it.
  if (!(await databaseExists(DATABASE))) return null;
  return withTable(async (database) => ((await database.get(TABLE, KEY)) as BackupFolder) ?? null);
}

/** Keeps the choice of a folder. */
export async function chooseFolder(
  handle: FileSystemDirectoryHandle,
  label: string,
): Promise<BackupFolder> {
  const device = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    (byte % 36).toString(36),
  ).join('');
  return keep({ handle, device, label, savedAt: null, failed: false });
}

/** Forgets the folder; what is in it stays. */
export async function forgetFolder(): Promise<void> {
  if (await databaseExists(DATABASE)) await deleteDB(DATABASE);
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
    return await keep({ ...folder, savedAt: Date.now(), failed: false });
  } catch {
    // The folder may be gone, or full, or no longer allowed: a person is told where it is shown.
    return keep({ ...folder, failed: true });
  }
}

/** Whether there is no backup of today in the folder. */
export async function isFolderDue(folder: BackupFolder): Promise<boolean> {
  return isBackupDue(await namesIn(folder), folder.device, civilDay(new Date()));
}

/** What other devices left in the folder. */
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

function keep(folder: BackupFolder): Promise<BackupFolder> {
  return withTable(async (database) => {
    await database.put(TABLE, folder, KEY);
    return folder;
  });
}

async function withTable<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openTable();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

type Database = Awaited<ReturnType<typeof openTable>>;

function openTable() {
  return openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(TABLE) });
}
