import type { Change } from '../rows/changes';
import type { Stamp } from '../rows/stamp';
import { newUid } from '../uid';
import { localNotes } from '../../webStorage';

/** A write that a page was closed over. */
export interface UnfinishedWrite {
  readonly changes: readonly Change[];
  /** For each change the one that takes it back. */
  readonly undo: readonly Change[];
  readonly stamp: Stamp;
}

/** A transaction that takes longer is noted, in ms. */
const NOTE_AFTER_MS = 10;

/**
 * Notes each write that takes its time, or whose page is left before it is durable: a page that is closed right
 * after a tap has no time for a transaction. Most writes are durable sooner, and a tap doesn't wait for
 * a note. Where the browser keeps nothing, the transaction is all there is.
 */
export class UnfinishedNotes {
  readonly #name: string;
  readonly #unnoted = new Set<() => void>();
  // Only a browser has pages that are left.
  readonly #page = (globalThis as { window?: EventTarget }).window;

  /** @param name - the journal's. */
  constructor(name: string) {
    this.#name = name;
    this.#page?.addEventListener('pagehide', this.#noteAll);
  }

  /**
   * @param write - called once there is something to note.
   * @returns a function that forgets the note.
   */
  add(write: () => UnfinishedWrite): () => void {
    let key: string | null = null;
    const note = () => {
      stop();
      key = prefixOf(this.#name) + newUid();
      localNotes.set(key, JSON.stringify(write()));
    };
    const timer = setTimeout(note, NOTE_AFTER_MS);
    const stop = () => {
      clearTimeout(timer);
      this.#unnoted.delete(note);
    };
    this.#unnoted.add(note);
    return () => {
      stop();
      if (key !== null) localNotes.remove(key);
    };
  }

  close(): void {
    this.#page?.removeEventListener('pagehide', this.#noteAll);
  }

  readonly #noteAll = () => {
    for (const note of this.#unnoted) note();
  };
}

/** The writes that pages were closed over, the earliest first, each with a function that forgets it. */
export function unfinishedWrites(
  name: string,
): readonly { readonly write: UnfinishedWrite; readonly forget: () => void }[] {
  return localNotes
    .keys(prefixOf(name))
    .map((key) => ({ write: read(key), forget: () => localNotes.remove(key) }))
    .filter((each): each is { write: UnfinishedWrite; forget: () => void } => each.write !== null)
    .toSorted((one, other) => one.write.stamp.at - other.write.stamp.at);
}

/** Forgets all unfinished writes: the journal is erased. */
export function forgetUnfinished(name: string): void {
  for (const key of localNotes.keys(prefixOf(name))) localNotes.remove(key);
}

const prefixOf = (name: string) => `${name}-unfinished-`;

function read(key: string): UnfinishedWrite | null {
  try {
    // Earlier versions noted no undo.
    const note: Partial<UnfinishedWrite> = JSON.parse(localNotes.get(key) ?? '');
    const { changes, undo = [], stamp } = note;
    const isWhole = Array.isArray(changes) && Array.isArray(undo) && Number.isFinite(stamp?.at);
    return isWhole && stamp ? { changes, undo, stamp } : null;
  } catch {
    return null;
  }
}
