import { sessionNotes } from '@daybow/journal';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Storage key of the positions, so that a reload finds them. */
const STORED = 'daybow-scroll';

/** Starts a new screen at its top; going back or forward, and a reload, return to where it was left. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  // Every address that was typed has the key 'default'.
  const page = key === 'default' ? pathname : key;
  const isReturn = useNavigationType() === 'POP';
  const [positions] = useState(() => new Positions());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('scroll', positions.note, { passive: true });
    addEventListener('pagehide', positions.store);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('scroll', positions.note);
      removeEventListener('pagehide', positions.store);
      positions.store();
    };
  }, [positions]);

  useLayoutEffect(() => {
    scrollTo(0, positions.arrive(page, isReturn));
    // `isReturn` belongs to the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, positions]);
}

/** Scroll positions of the pages in this tab's history, by their keys. */
class Positions {
  readonly #byPage = new Map<string, number>(storedEntries());
  #page = '';

  /** Returns the scroll position of a page that is shown. */
  arrive(page: string, isReturn: boolean): number {
    // The first page of a load by a typed address or a bookmark is new.
    const isNew = this.#page === '' && isTyped();
    this.#page = page;
    return isReturn && !isNew ? (this.#byPage.get(page) ?? 0) : 0;
  }

  readonly note = () => void this.#byPage.set(this.#page, window.scrollY);

  readonly store = () => void sessionNotes.set(STORED, JSON.stringify([...this.#byPage]));
}

/** True if this page was loaded by an address, and not again or by going back. */
function isTyped(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return (load as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

function storedEntries(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionNotes.get(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}
