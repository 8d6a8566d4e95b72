/** The part of `localStorage` that is needed: the only storage of the browser that writes at once. */
interface SyncStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Notes a text at once.
 *
 * @returns true if the browser keeps it.
 */
export function setNote(key: string, text: string): boolean {
  try {
    storage()?.setItem(key, text);
    return getNote(key) === text;
  } catch {
    // There is no room, or no permission.
    return false;
  }
}

export function getNote(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function removeNote(key: string): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // It could not be noted either.
  }
}

export function noteKeys(prefix: string): string[] {
  const known = storage();
  if (known === undefined) return [];
  const keys = Array.from({ length: known.length }, (_, index) => known.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
}

function storage(): SyncStorage | undefined {
  try {
    return (globalThis as { localStorage?: SyncStorage }).localStorage;
  } catch {
    return undefined;
  }
}
