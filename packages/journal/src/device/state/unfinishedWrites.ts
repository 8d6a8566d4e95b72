import type { Change } from '../rows/changes';
import type { Stamp } from '../rows/stamp';
import { newUid } from '../uid';

/** A write that a page was closed over. */
export interface UnfinishedWrite {
  readonly changes: readonly Change[];
  readonly stamp: Stamp;
}

/** As much of `localStorage` as is needed: the only storage of the browser that writes at once. */
interface SyncStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Notes a write until it is durable: a page that is closed right after a tap has no time for a
 * transaction. Where the browser keeps nothing, the transaction is all there is.
 *
 * @returns a function that forgets the note.
 */
export function noteUnfinished(name: string, write: UnfinishedWrite): () => void {
  const key = prefixOf(name) + newUid();
  try {
    storage()?.setItem(key, JSON.stringify(write));
  } catch {
    // There is no room, or no permission.
  }
  return () => forget(key);
}

/** The writes that pages were closed over, the earliest first, each with a function that forgets it. */
export function unfinishedWrites(
  name: string,
): readonly { readonly write: UnfinishedWrite; readonly forget: () => void }[] {
  return keysOf(name)
    .map((key) => ({ write: read(key), forget: () => forget(key) }))
    .filter((each): each is { write: UnfinishedWrite; forget: () => void } => each.write !== null)
    .toSorted((one, other) => one.write.stamp.at - other.write.stamp.at);
}

/** Forgets all of them: the journal is erased. */
export function forgetUnfinished(name: string): void {
  for (const key of keysOf(name)) forget(key);
}

const prefixOf = (name: string) => `${name}-unfinished-`;

function storage(): SyncStorage | undefined {
  try {
    return (globalThis as { localStorage?: SyncStorage }).localStorage;
  } catch {
    return undefined;
  }
}

function keysOf(name: string): string[] {
  const known = storage();
  if (known === undefined) return [];
  const keys = Array.from({ length: known.length }, (_, index) => known.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefixOf(name)));
}

function read(key: string): UnfinishedWrite | null {
  try {
    const { changes, stamp }: Partial<UnfinishedWrite> = JSON.parse(storage()?.getItem(key) ?? '');
    const isWhole = Array.isArray(changes) && Number.isFinite(stamp?.at);
    return isWhole && stamp ? { changes, stamp } : null;
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // It could not be noted either.
  }
}
