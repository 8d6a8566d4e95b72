import type { DeviceJournal } from '../deviceJournal';
import { JournalError, type StorageTrouble } from '../journalError';
import { beginJournal, type FirstHabit } from './beginJournal';
import type { JournalStore } from './journalStore';
import { createMemoryStorage } from './memoryStore.testing';
import { openOn } from './openOn';

/** A journal that is gone with the page, and the means to make its storage fail. */
export interface JournalInMemory {
  readonly journal: DeviceJournal;
  /** Makes every write fail from now on; null: no more. */
  readonly failWith: (trouble: StorageTrouble | null) => void;
}

/** Starts a journal in memory: for stories and tests of screens. */
export async function startInMemory(habits: readonly FirstHabit[] = []): Promise<JournalInMemory> {
  let trouble: StorageTrouble | null = null;
  const memory = createMemoryStorage().connect();
  const store: JournalStore = {
    ...memory,
    transact: (mode, work) => {
      if (mode === 'write' && trouble) return Promise.reject(new JournalError(trouble));
      return memory.transact(mode, work);
    },
  };
  await beginJournal(store, habits);
  const journal = await openOn(store);
  return { journal, failWith: (next) => (trouble = next) };
}
