import { hideOthers } from 'aria-hidden';
import { type RefObject, useLayoutEffect } from 'react';

/** Time for a screen reader to follow the focus into the dialog, in ms. */
const DELAY = 300;

/**
 * Hides the page around the open dialog around `insideRef` from screen readers.
 *
 * A screen reader that finds the element with the focus hidden says nothing about where the focus goes, so
 * the focus moves first. For the same reason the page is back before the focus returns to it, and the opener is
 * hidden by itself, not with its ancestors: Orca is silent about a button among parents that it
 * hasn't met.
 */
export function useHiddenPage(
  insideRef: RefObject<Element | null>,
  openerRef: RefObject<EventTarget | null | undefined>,
  open: boolean,
) {
  useLayoutEffect(() => {
    const dialog = insideRef.current?.closest('.daybow-Dialog');
    if (!open || !dialog) return;
    let show: (() => void) | undefined;
    const timer = setTimeout(() => {
      const last = openerRef.current;
      // What had the focus may be gone by now.
      const opener = last instanceof Element && last.isConnected ? last : null;
      const showOthers = hideOthers(opener ? [dialog, opener] : dialog);
      opener?.setAttribute('aria-hidden', 'true');
      show = () => {
        opener?.removeAttribute('aria-hidden');
        showOthers();
      };
    }, DELAY);
    return () => {
      clearTimeout(timer);
      show?.();
    };
  }, [insideRef, openerRef, open]);
}
