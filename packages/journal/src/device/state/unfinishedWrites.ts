import type { Day } from '../../days/day';
import type { Entry } from '../../moods/mood';
import type { Change } from '../rows/changes';
import { withoutLabels } from '../rows/withoutLabels';
import type { Stamp } from '../rows/stamp';
import { isPageHidden, listenToPage, whenOtherPageKeeps, whenPageIsLeft } from '../../pageEvents';
import { localNotes, ownName } from '../../webStorage';
import { namesUid } from '../../uid';

/** A write that a page was closed over. */
export interface UnfinishedWrite {
  /** The identity of its journal; null where an earlier version of the app noted the write. */
  readonly journal: string | null;
  readonly uid: string;
  readonly changes: readonly Change[];
  /** For each change the one that takes it back. */
  readonly undo: readonly Change[];
  readonly stamp: Stamp;
  /** True if it is given up where what it replaces was changed since. */
  readonly ifAsShown: boolean;
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
  readonly #journal: string;
  /** Functions that note a write, each with the one that calls that off. */
  readonly #unnoted = new Map<() => void, () => void>();
  readonly #stopListening: readonly (() => void)[];
  #isLeft = false;

  /**
   * @param name - the name of its storage.
   * @param journal - its identity.
   * @param onNoted - called when another page has noted a write, which may be its last act.
   */
  constructor(name: string, journal: string, onNoted: () => void) {
    this.#name = name;
    this.#journal = journal;
    this.#stopListening = [
      whenPageIsLeft(() => {
        this.#isLeft = true;
        for (const note of this.#unnoted.keys()) note();
      }),
      listenToPage(() => {
        this.#isLeft = isPageHidden();
      }),
      whenOtherPageKeeps((key) => {
        if (key.startsWith(ownName(prefixOf(name)))) onNoted();
      }),
    ];
  }

  /**
   * @param write - called once there is something to note.
   * @returns a function that forgets the note.
   */
  add(write: () => Omit<UnfinishedWrite, 'journal'>): () => void {
    let key: string | null = null;
    const note = () => {
      stop();
      const noted: UnfinishedWrite = { journal: this.#journal, ...write() };
      key = prefixOf(this.#name) + noted.uid;
      localNotes.set(key, JSON.stringify(noted));
    };
    const timer = setTimeout(note, NOTE_AFTER_MS);
    const stop = () => {
      clearTimeout(timer);
      this.#unnoted.delete(note);
    };
    this.#unnoted.set(note, stop);
    // What is saved as the page is left has no other moment.
    if (this.#isLeft) note();
    return () => {
      stop();
      if (key !== null) localNotes.remove(key);
    };
  }

  close(): void {
    for (const stop of this.#stopListening) stop();
  }

  /** Forgets all writes, and those not yet noted are not noted: the journal is erased. */
  forgetAll(): void {
    for (const stop of this.#unnoted.values()) stop();
    forgetUnfinished(this.#name, this.#journal);
  }
}

/**
 * The writes of a journal that pages were closed over, the earliest first, each with a function that forgets it.
 * Writes of any other journal, and notes that cannot be read, are forgotten.
 *
 * @param journal - its identity; null where it has none yet.
 */
export function unfinishedWrites(
  name: string,
  journal: string | null,
): readonly { readonly write: UnfinishedWrite; readonly forget: () => void }[] {
  return localNotes
    .keys(prefixOf(name))
    .flatMap((key) => {
      const [write, forget] = [read(key), () => localNotes.remove(key)];
      if (write?.journal === journal) return { write, forget };
      forget();
      return [];
    })
    .toSorted((one, other) => one.write.stamp.at - other.write.stamp.at);
}

/**
 * Forgets unfinished writes: their journal is erased.
 *
 * @param journal - its identity; all journals unless told.
 */
export function forgetUnfinished(name: string, journal?: string): void {
  for (const key of localNotes.keys(prefixOf(name))) {
    if (journal === undefined || read(key)?.journal === journal) localNotes.remove(key);
  }
}

/** Takes a habit out of all unfinished writes: it is removed for good. */
export function forgetHabit(name: string, uid: string): void {
  rewriteNotes(name, (change) => (namesUid(change, uid) ? [] : [change]));
}

/** Takes labels out of all unfinished writes, also of entries: they are removed for good. */
export function forgetLabels(name: string, uids: readonly string[]): void {
  rewriteNotes(name, (change) => {
    if (change.kind === 'entry') {
      return [{ ...change, fields: withoutLabels(change.fields, (uid) => uids.includes(uid)) }];
    }
    const isOfLabel = change.kind === 'addLabel' || change.kind === 'label';
    return isOfLabel && uids.some((uid) => namesUid(change, uid)) ? [] : [change];
  });
}

/** Rewrites the changes of all unfinished writes; those of which none is left are forgotten. */
function rewriteNotes(name: string, rewrite: (change: Change) => readonly Change[]): void {
  for (const key of localNotes.keys(prefixOf(name))) {
    const write = read(key);
    if (write === null) continue;
    const [changes, undo] = [write.changes.flatMap(rewrite), write.undo.flatMap(rewrite)];
    if (changes.length === 0) localNotes.remove(key);
    else localNotes.set(key, JSON.stringify({ ...write, changes, undo }));
  }
}

const prefixOf = (name: string) => `${name}-unfinished-`;

function read(key: string): UnfinishedWrite | null {
  try {
    // Earlier versions noted no undo and no `ifAsShown`, and neither the journal nor a uid.
    const note: Partial<UnfinishedWrite> = JSON.parse(localNotes.get(key) ?? '');
    const { journal = null, uid = key, changes, undo = [], stamp, ifAsShown = false } = note;
    const isWhole = Array.isArray(changes) && Array.isArray(undo) && Number.isFinite(stamp?.at);
    if (!isWhole || !stamp) return null;
    const [done, undone] = [changes.map(ofEntry), undo.map(ofEntry)];
    return { journal, uid, changes: done, undo: undone, stamp, ifAsShown };
  } catch {
    return null;
  }
}

/** The change of an earlier version, in which a day had one entry, as a change of that entry. */
function ofEntry(change: Change): Change {
  const { kind, day, mood, note } = Object(change) as Partial<Entry> & { kind?: unknown; day: Day };
  if (kind !== 'mood') return change;
  const fields = { ...(mood !== undefined && { mood }), ...(note !== undefined && { note }) };
  return { kind: 'entry', id: day, fields };
}
