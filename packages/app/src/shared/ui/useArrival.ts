import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After each navigation in the app, focus goes to the new screen's heading, as it would on a new
 * page. The first screen leaves focus where the browser put it.
 */
export function useArrival(): void {
  const { key } = useLocation();
  // A page that the browser loaded is no link's doing; a screen in place of a failed one may be.
  const isLoaded = useNavigationType() === 'POP';
  const lastKey = useRef(isLoaded ? key : null);
  // Before the screen is shown: else a Tab that comes at once is taken back.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    focusHeading();
  }, [key]);
}

/** Gives the focus to the screen's heading: to where it begins. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
