import type { Change } from '../rows/changes';
import type { Stamp } from '../rows/stamp';
import { newUid } from '../uid';
import { getNote, noteKeys, removeNote, setNote } from '../localNotes';

/** A write that a page was closed over. */
export interface UnfinishedWrite {
  readonly changes: readonly Change[];
  /** For each of the changes the one that takes it back: what it found. */
  readonly undo: readonly Change[];
  readonly stamp: Stamp;
}

/**
 * Notes a write until it is durable: a page that is closed right after a tap has no time for a
 * transaction. Where the browser keeps nothing, the transaction is all there is.
 *
 * @returns a function that forgets the note.
 */
export function noteUnfinished(name: string, write: UnfinishedWrite): () => void {
  const key = prefixOf(name) + newUid();
  setNote(key, JSON.stringify(write));
  return () => removeNote(key);
}

/** The writes that pages were closed over, the earliest first, each with a function that forgets it. */
export function unfinishedWrites(
  name: string,
): readonly { readonly write: UnfinishedWrite; readonly forget: () => void }[] {
  return noteKeys(prefixOf(name))
    .map((key) => ({ write: read(key), forget: () => removeNote(key) }))
    .filter((each): each is { write: UnfinishedWrite; forget: () => void } => each.write !== null)
    .toSorted((one, other) => one.write.stamp.at - other.write.stamp.at);
}

/** Forgets all of them: the journal is erased. */
export function forgetUnfinished(name: string): void {
  for (const key of noteKeys(prefixOf(name))) removeNote(key);
}

const prefixOf = (name: string) => `${name}-unfinished-`;

function read(key: string): UnfinishedWrite | null {
  try {
    // Earlier versions noted no undo.
    const note: Partial<UnfinishedWrite> = JSON.parse(getNote(key) ?? '');
    const { changes, undo = [], stamp } = note;
    const isWhole = Array.isArray(changes) && Array.isArray(undo) && Number.isFinite(stamp?.at);
    return isWhole && stamp ? { changes, undo, stamp } : null;
  } catch {
    return null;
  }
}
