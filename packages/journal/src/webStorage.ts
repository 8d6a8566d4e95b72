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

/** Web storage of this tab, which a reload keeps. */
export const sessionNotes = safeStorage('sessionStorage');

/** Web storage of this device, the only storage of the browser that writes at once. */
export const localNotes = safeStorage('localStorage');

function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  // Asking for it throws where site data is blocked.
  const storage = () =>
    (globalThis as { readonly [key: string]: unknown })[name] as Storage | undefined;
  const get = (key: string) => orElse(null, () => storage()?.getItem(key) ?? null);
  return {
    get,
    set: (key, text) =>
      orElse(false, () => {
        storage()?.setItem(key, text);
        return get(key) === text;
      }),
    remove: (key) => orElse(undefined, () => storage()?.removeItem(key)),
    keys: (prefix) =>
      orElse([], () => {
        const known = storage();
        const keys = Array.from({ length: known?.length ?? 0 }, (_, index) => known?.key(index));
        return keys.filter((key) => key != null).filter((key) => key.startsWith(prefix));
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
