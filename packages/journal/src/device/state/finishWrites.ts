import { type StorageTrouble, storageTroubleOf } from '../../journalError';
import type { JournalStore } from '../journalStore';
import { quarantineRow } from '../rows/quarantine';
import { rememberWrite } from './identity';
import { type UnfinishedWrite, unfinishedWrites } from './unfinishedWrites';
import { writeUnfinished } from './writeChanges';

/**
 * Writes the changes that a page was closed over. Invalid ones are quarantined; those without room
 * wait for the next time.
 *
 * @param identity - the journal's.
 * @param known - the identity that the notes name: null in the last ones of an earlier version of the app.
 * @returns the trouble that makes some of them wait; null if none waits.
 */
export async function finishWrites(
  store: JournalStore,
  identity: string,
  known: string | null = identity,
): Promise<StorageTrouble | null> {
  let trouble: StorageTrouble | null = null;
  for (const { write, forget } of unfinishedWrites(store.name, known)) {
    try {
      await finishWrite(store, identity, write);
      forget();
    } catch (error) {
      trouble = storageTroubleOf(error);
      if (trouble === null) throw error;
    }
  }
  return trouble;
}

async function finishWrite(
  store: JournalStore,
  identity: string,
  write: UnfinishedWrite,
): Promise<void> {
  try {
    await store.transact('write', async (tables) => {
      if (await rememberWrite(tables, identity, write.uid)) await writeUnfinished(tables, write);
    });
  } catch (error) {
    if (storageTroubleOf(error) !== null) throw error;
    await store.transact('write', async (tables) => {
      if (!(await rememberWrite(tables, identity, write.uid))) return;
      // Copies hold the row, and no identity.
      const { journal: _, ...row } = write;
      quarantineRow(tables, { table: 'unfinished', key: null, row });
    });
  }
}
