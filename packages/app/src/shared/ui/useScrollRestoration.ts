import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Storage key of the positions, so that a reload finds them. */
const STORED = 'daybow-scroll';

/** Starts a new screen at its top; going back or forward, and a reload, return to where it was left. */
export function useScrollRestoration(): void {
  const { key } = useLocation();
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
    scrollTo(0, positions.arrive(key, isReturn));
    // `isReturn` belongs to the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, positions]);
}

/** Scroll positions of the pages in this tab's history, by their keys. */
class Positions {
  readonly #byKey = new Map<string, number>(storedEntries());
  #key = '';

  /** Returns the scroll position of a page that is shown. */
  arrive(key: string, isReturn: boolean): number {
    this.#key = key;
    return isReturn ? (this.#byKey.get(key) ?? 0) : 0;
  }

  readonly note = () => void this.#byKey.set(this.#key, window.scrollY);

  readonly store = () => sessionStorage.setItem(STORED, JSON.stringify([...this.#byKey]));
}

function storedEntries(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
