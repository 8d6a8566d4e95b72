import { hideOthers } from 'aria-hidden';
import { type RefObject, useLayoutEffect } from 'react';

/** Time for a screen reader to follow the focus into the dialog, in ms. */
const DELAY = 300;

/**
 * Hides the page around the open dialog around `insideRef` from screen readers.
 *
 * A screen reader that finds the element with the focus hidden says nothing about where the focus goes, so
 * the focus moves first. For the same reason the page is back before the focus returns to it.
 */
export function useHiddenPage(insideRef: RefObject<Element | null>, open: boolean) {
  useLayoutEffect(() => {
    const dialog = insideRef.current?.closest('.daybow-Dialog');
    if (!open || !dialog) return;
    let show: (() => void) | undefined;
    const timer = setTimeout(() => {
      show = hideOthers(dialog);
    }, DELAY);
    return () => {
      clearTimeout(timer);
      show?.();
    };
  }, [insideRef, open]);
}
