import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { databaseExists } from './databaseExists';

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

/** A database of its own: the folder belongs to the device and not to the journal, which moves between devices. */
const DATABASE = 'daybow-folder';
const TABLE = 'folder';
const KEY = 'chosen';
/** What tells this device apart, where no folder is chosen any more. */
const DEVICE = 'device';

/** The folder that was chosen on this device; null without one. */
export async function chosenFolder(): Promise<BackupFolder | null> {
  // Opening a database makes it.
  if (!(await databaseExists(DATABASE))) return null;
  return withDatabase(
    async (database) => ((await database.get(TABLE, KEY)) as BackupFolder) ?? null,
  );
}

/** Keeps the folder, in place of what was kept before. */
export function keepFolder(folder: BackupFolder): Promise<BackupFolder> {
  return withDatabase(async (database) => {
    await database.put(TABLE, folder, KEY);
    return folder;
  });
}

/** What told this device apart in the last folder; null where there was none. */
export async function knownDevice(): Promise<string | null> {
  if (!(await databaseExists(DATABASE))) return null;
  return withDatabase(async (database) => {
    const folder = (await database.get(TABLE, KEY)) as BackupFolder | undefined;
    return folder?.device ?? ((await database.get(TABLE, DEVICE)) as string | undefined) ?? null;
  });
}

/** Forgets the folder, whose files stay: chosen again, this device finds its own among them. */
export async function forgetFolder(): Promise<void> {
  const device = await knownDevice();
  if (device === null) return;
  await withDatabase(async (database) => {
    await database.put(TABLE, device, DEVICE);
    await database.delete(TABLE, KEY);
  });
}

/** Forgets the folder and this device with it: the journal is erased. */
export async function eraseFolder(): Promise<void> {
  if (await databaseExists(DATABASE)) await deleteDB(DATABASE);
}

async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(TABLE),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
