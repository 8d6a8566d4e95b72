import { useEffect } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';

/** True if a folder can be chosen at all (https://wicg.github.io/file-system-access/). */
export function hasFolders(): boolean {
  return 'showDirectoryPicker' in window;
}

/** Delay of backups after the start, in ms: the screen comes first. */
const DELAY_MS = 3000;

/**
 * Writes a backup into the chosen folder where one is due: after the start, and after a change or on a new day as the
 * page is left or shown. Closing a page may cut the last one off; the next start makes up for it.
 */
export function useBackups() {
  const journal = useDeviceJournal();

  useEffect(() => {
    if (!hasFolders()) return undefined;
    let isDue = false;
    const setDue = () => {
      isDue = true;
    };
    const keep = async () => {
      isDue = false;
      const { keepBackup } = await import('./backupFolder');
      if (!(await keepBackup())) setDue();
    };
    const unsubscribe = journal.subscribe(setDue);
    const handleVisibility = () => isDue && void keep();
    const timer = setTimeout(() => void keep(), DELAY_MS);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [journal]);
}

/** Forgets the folder of backups; what is in it stays. */
export async function forgetBackupFolder(): Promise<void> {
  if (!hasFolders()) return;
  const { forgetFolder } = await import('@daybow/journal/transfer');
  await forgetFolder();
}

/** Forgets the folder with the journal, and the name of this device in it. */
export async function eraseBackupFolder(): Promise<void> {
  if (!hasFolders()) return;
  const { eraseFolder } = await import('@daybow/journal/transfer');
  await eraseFolder();
}
