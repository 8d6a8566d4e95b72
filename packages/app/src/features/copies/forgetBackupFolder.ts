import { hasFolders } from './hasFolders';

/** Forgets the folder of backups; what is in it stays. */
export async function forgetBackupFolder(): Promise<void> {
  if (!hasFolders()) return;
  const { forgetFolder } = await import('@daybow/journal/transfer');
  await forgetFolder();
}

/** Forgets it with the journal, and what this device was called in it. */
export async function eraseBackupFolder(): Promise<void> {
  if (!hasFolders()) return;
  const { eraseFolder } = await import('@daybow/journal/transfer');
  await eraseFolder();
}
