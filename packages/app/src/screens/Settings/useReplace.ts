import type { JournalTables, Undo } from '@daybow/journal';
import { useDeviceJournal } from '../../journal/useDeviceJournal';

/** Puts a copy in place of everything, and puts back what was there before; each can be undone. */
export function useReplace() {
  const journal = useDeviceJournal();

  async function replace(tables: JournalTables): Promise<Undo> {
    await journal.replaceAll(tables);
    return putBack;
  }

  async function putBack(): Promise<Undo> {
    const { readBackup } = await import('@daybow/journal/transfer');
    const { tables } = readBackup(await journal.saveAll());
    await journal.undoReplaceAll();
    return () => replace(tables);
  }

  return { replace, putBack };
}
