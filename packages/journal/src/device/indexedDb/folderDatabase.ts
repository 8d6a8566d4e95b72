import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { ownName } from '../../webStorage';
import { databaseExists } from './databaseExists';

/** A folder that a person chose for backups, and the name of this device in it. */
export interface BackupFolder {
  readonly handle: FileSystemDirectoryHandle;
  /** The id of this device among others that use the folder. */
  readonly device: string;
  /** The name that a person gave this device. */
  readonly label: string;
  /** Time of the last backup, in ms since 1970; null before the first. */
  readonly savedAt: number | null;
  /** The digest of what the last backup holds; null before the first. */
  readonly digest: string | null;
  /** True if writing one has failed since. */
  readonly failed: boolean;
}

/** The database of the folder. The folder belongs to the device, and the journal moves between devices. */
const nameOfDatabase = () => ownName('daybow-folder');
const TABLE = 'folder';
const KEY = 'chosen';
/** The key of this device's id, where no folder is chosen any more. */
const DEVICE = 'device';

/** The folder that was chosen on this device; null without one. */
export async function chosenFolder(): Promise<BackupFolder | null> {
  return withExisting(async (database) => (await folderIn(database)) ?? null);
}

/** Keeps the folder, in place of what was kept before. */
export function keepFolder(folder: BackupFolder): Promise<BackupFolder> {
  return withDatabase(async (database) => {
    await database.put(TABLE, folder, KEY);
    return folder;
  });
}

/** The id of this device in the last folder; null where there was none. */
export async function knownDevice(): Promise<string | null> {
  return withExisting(async (database) => {
    const last = (await database.get(TABLE, DEVICE)) as string | undefined;
    return (await folderIn(database))?.device ?? last ?? null;
  });
}

/** Forgets the folder, whose files stay: chosen again, this device finds its own among them. */
export async function forgetFolder(): Promise<void> {
  await withExisting(async (database) => {
    const folder = await folderIn(database);
    if (folder === undefined) return;
    await database.put(TABLE, folder.device, DEVICE);
    await database.delete(TABLE, KEY);
  });
}

/** Forgets the folder and this device with it: the journal is erased. */
export async function eraseFolder(): Promise<void> {
  if (await databaseExists(nameOfDatabase())) await deleteDB(nameOfDatabase());
}

function folderIn(database: IDBPDatabase): Promise<BackupFolder | undefined> {
  return database.get(TABLE, KEY);
}

/** Works in the database; null where there is none, as opening it makes it. */
async function withExisting<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T | null> {
  return (await databaseExists(nameOfDatabase())) ? withDatabase(work) : null;
}

async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(nameOfDatabase(), 1, {
    upgrade: (created) => void created.createObjectStore(TABLE),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
