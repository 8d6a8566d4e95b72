import { APP_PATH } from './appPath';

/** The part of the browser's `Storage` that is needed. */
interface Storage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A web storage that may keep nothing, but never throws: site data can be blocked, or without room. */
export interface SafeStorage {
  /** Returns a text; null where none is kept. */
  readonly get: (key: string) => string | null;
  /** Keeps a text; the answer is whether the browser does. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Returns the keys that begin with a text. */
  readonly keys: (prefix: string) => string[];
}

/** The key of the choice between own and plain names. It is the path's own, whatever is chosen. */
const CHOICE = `${APP_PATH}daybow-names`;

const notesOfHost = safeStorage('localStorage', (key) => key);

let isPlain = APP_PATH === '/' || notesOfHost.get(CHOICE) === 'plain';

/**
 * The name of a database, a key, a lock or a channel of the app under its path. All paths of a host share what a
 * browser keeps, so that the names under any path but '/' begin with it, unless {@link chooseNames} was told otherwise.
 */
export function ownName(name: string): string {
  return isPlain ? name : APP_PATH + name;
}

/** True if the app under its path knows which names it has. */
export function areNamesChosen(): boolean {
  return APP_PATH === '/' || notesOfHost.get(CHOICE) !== null;
}

/** Chooses the names of the app under its path, for good: its own, or the plain ones that the app at '/' has. */
export function chooseNames(choice: 'own' | 'plain'): void {
  isPlain = choice === 'plain';
  notesOfHost.set(CHOICE, choice);
}

/** Web storage of this tab, which a reload keeps. */
export const sessionNotes = safeStorage('sessionStorage', ownName);

/**
 * Web storage of this device, the only one that takes a text at once. It is on the disk up to a minute later: after a
 * crash a text may be missing, or one that was removed may be back.
 */
export const localNotes = safeStorage('localStorage', ownName);

function safeStorage(
  name: 'localStorage' | 'sessionStorage',
  named: (key: string) => string,
): SafeStorage {
  // Asking for it throws where site data is blocked.
  const storage = () =>
    (globalThis as { readonly [key: string]: unknown })[name] as Storage | undefined;
  const get = (key: string) => orElse(null, () => storage()?.getItem(named(key)) ?? null);
  return {
    get,
    set: (key, text) =>
      orElse(false, () => {
        storage()?.setItem(named(key), text);
        return get(key) === text;
      }),
    remove: (key) => orElse(undefined, () => storage()?.removeItem(named(key))),
    keys: (prefix) =>
      orElse([], () => {
        const known = storage();
        const keys = Array.from({ length: known?.length ?? 0 }, (_, index) => known?.key(index));
        const own = named(prefix);
        const found = keys.filter((key) => key != null).filter((key) => key.startsWith(own));
        return found.map((key) => prefix + key.slice(own.length));
      }),
  };
}

function orElse<T>(otherwise: T, attempt: () => T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
