import { useEffect } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';

/** True if a folder can be chosen at all (https://wicg.github.io/file-system-access/). */
export function hasFolders(): boolean {
  return 'showDirectoryPicker' in window;
}

/** Delay of backups after the start, in ms: the screen comes first. */
const DELAY_MS = 3000;

/** Writes a backup into the chosen folder: once a day, and when the page is left after a change. */
export function useBackups() {
  const journal = useDeviceJournal();

  useEffect(() => {
    if (!hasFolders()) return undefined;
    let isChanged = false;
    const unsubscribe = journal.subscribe(() => {
      isChanged = true;
    });
    const keep = async (changed: boolean) => {
      isChanged = false;
      const { keepBackup } = await import('./backupFolder');
      await keepBackup({ changed });
    };
    const handleVisibility = () => {
      const isHidden = document.visibilityState === 'hidden';
      if (!isHidden || isChanged) void keep(isHidden);
    };
    const timer = setTimeout(() => void keep(false), DELAY_MS);
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
