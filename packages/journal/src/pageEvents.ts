/** The part of an `EventTarget` that is needed; this package knows no DOM. */
interface Listenable {
  addEventListener(type: string, listener: (event: object) => void): void;
  removeEventListener(type: string, listener: (event: object) => void): void;
}

const page = () => globalThis as { document?: Listenable; window?: Listenable };

/**
 * Calls the listener when the page is shown, hidden, focused or thawed, until the returned function is called; in a
 * worker there is no page.
 */
export function listenToPage(listener: () => void): () => void {
  const { document, window } = page();
  document?.addEventListener('visibilitychange', listener);
  window?.addEventListener('focus', listener);
  window?.addEventListener('pageshow', listener);
  return () => {
    document?.removeEventListener('visibilitychange', listener);
    window?.removeEventListener('focus', listener);
    window?.removeEventListener('pageshow', listener);
  };
}

/** Calls the listener when the page is left, until the returned function is called. */
export function whenPageIsLeft(listener: () => void): () => void {
  const { window } = page();
  window?.addEventListener('pagehide', listener);
  return () => window?.removeEventListener('pagehide', listener);
}

/**
 * Calls the listener with the key of each text that another page keeps in `localStorage`, until the returned function
 * is called.
 */
export function whenOtherPageKeeps(listener: (key: string) => void): () => void {
  const { window } = page();
  const handleStorage = (event: { key?: string | null; newValue?: string | null }) => {
    if (event.key != null && event.newValue != null) listener(event.key);
  };
  window?.addEventListener('storage', handleStorage);
  return () => window?.removeEventListener('storage', handleStorage);
}

/** True if the page is hidden, as a tab in the background is. */
export function isPageHidden(): boolean {
  return (globalThis as { document?: { hidden: boolean } }).document?.hidden ?? false;
}
