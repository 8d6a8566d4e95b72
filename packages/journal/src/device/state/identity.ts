import { JournalError } from '../../journalError';
import type { Tables } from '../journalStore';
import { isObject } from '../rows/values';
import { newUid } from '../../uid';

/** Number of the last writes that a journal remembers: far more than a person makes within a minute. */
const WRITTEN_MAX = 100;

/** The identity of the journal in a database; null where an earlier version of the app left it without one. */
export async function readIdentity(tables: Tables): Promise<string | null> {
  return (await read(tables)).identity;
}

/** Gives the journal an identity, unless it has one. */
export async function giveIdentity(tables: Tables): Promise<string> {
  const known = await readIdentity(tables);
  if (known !== null) return known;
  const identity = newUid();
  tables.put('snapshots', { id: 'journal', identity, written: [] });
  return identity;
}

/**
 * Remembers a write in its own transaction. A browser may bring its note back after a crash, when it has long been
 * stored, and even taken back.
 *
 * @returns false if it was stored before.
 * @throws JournalError 'erased' where the database has no journal any more, or another one.
 */
export async function rememberWrite(tables: Tables, journal: string, uid: string) {
  const { identity, written } = await read(tables);
  const isHere = identity === null ? await isBegun(tables) : identity === journal;
  if (!isHere) throw new JournalError('erased');
  if (written.includes(uid)) return false;
  const last = [...written, uid].slice(-WRITTEN_MAX);
  tables.put('snapshots', { id: 'journal', identity: journal, written: last });
  return true;
}

/** True if a journal has begun: it has settings from then on, which may have been quarantined. */
export async function isBegun(tables: Tables): Promise<boolean> {
  return (await tables.count('settings')) > 0 || (await tables.count('quarantine')) > 0;
}

async function read(tables: Tables) {
  const row = await tables.get('snapshots', 'journal');
  const { identity, written } = isObject(row) ? row : {};
  return {
    identity: typeof identity === 'string' ? identity : null,
    written: Array.isArray(written) ? (written as readonly unknown[]) : [],
  };
}
