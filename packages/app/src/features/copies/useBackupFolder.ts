import type { DeviceJournal } from '@daybow/journal';
import type { BackupFolder, DryRun, OtherDevice } from '@daybow/journal/transfer';
import { useCallback, useEffect, useState } from 'react';
import { hasFolders } from './folder';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

/** A backup that another device left in the folder, and what it would bring. */
export interface OtherBackup extends OtherDevice {
  /** True if another device that uses the folder has the same label. */
  readonly isNamesake: boolean;
  /** The effects of importing it; null while it is unreadable. */
  readonly dryRun: DryRun | null;
}

export interface FolderState {
  readonly folder: BackupFolder | null;
  /** True if the browser lets the app use the folder without asking. */
  readonly isAllowed: boolean;
  readonly others: readonly OtherBackup[];
  /** When it was read, in ms since 1970. */
  readonly readAt: number;
}

const NO_FOLDER: FolderState = { folder: null, isAllowed: false, others: [], readAt: 0 };

/** The last reading of each journal's folder: shown at once, so that rows below do not move later. */
const lastRead = new WeakMap<DeviceJournal, FolderState>();

/** The folder of backups, read when the page is shown; null until it is read once. */
export function useBackupFolder(): [FolderState | null, () => Promise<void>] {
  const journal = useDeviceJournal();
  const [state, setState] = useState(() =>
    hasFolders() ? (lastRead.get(journal) ?? null) : NO_FOLDER,
  );

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!hasFolders()) return;
      const show = (next: FolderState) => {
        if (signal?.aborted) return;
        lastRead.set(journal, next);
        setState(next);
      };
      const { chosenFolder } = await import('@daybow/journal/transfer');
      const { isAllowed } = await import('./backupFolder');
      const folder = await chosenFolder();
      if (folder === null) return show(NO_FOLDER);
      const known = { folder, isAllowed: await isAllowed(folder), readAt: Date.now() };
      if (!known.isAllowed) return show({ ...known, others: [] });
      show({ ...known, others: lastRead.get(journal)?.others ?? [] });
      show({ ...known, others: await readOthers(folder) });
    },
    [journal],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // What can't be loaded now is asked for again when the page is shown, and by whoever opens the rows.
    const look = () => void load(signal).catch(() => undefined);
    look();
    const handleShown = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', handleShown, { signal });
    return () => leaving.abort();
  }, [load]);

  return [state, useCallback(() => load(), [load])];
}

async function readOthers(folder: BackupFolder): Promise<readonly OtherBackup[]> {
  const { readOtherDevices } = await import('@daybow/journal/transfer');
  const others = await readOtherDevices(folder).catch(() => []);
  const labels = [folder, ...others].map(({ label }) => label);
  return Promise.all(
    others.map(async (other) => ({
      ...other,
      isNamesake: labels.filter((label) => label === other.label).length > 1,
      dryRun: await dryRunOf(other.file),
    })),
  );
}

async function dryRunOf(file: File): Promise<DryRun | null> {
  const { openImportFile } = await import('@daybow/journal/transfer');
  try {
    const { dryRun, close } = await openImportFile(file);
    close();
    return dryRun;
  } catch {
    // A service may still be writing it.
    return null;
  }
}

/** The state of the backups, in a sentence. */
export function useFolderStatus(state: FolderState | null): string {
  const words = useDeviceWords().transfer.folder;
  const format = useFormat();
  if (!state?.folder) return words.hint;
  const { savedAt, failed, handle } = state.folder;
  const folder = handle.name;
  if (!state.isAllowed) return words.notAllowed({ folder });
  if (failed) return words.failed({ folder });
  return savedAt === null
    ? words.none({ folder })
    : words.last({ ago: format.ago(state.readAt - savedAt), folder });
}
