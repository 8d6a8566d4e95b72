import { hideOthers } from 'aria-hidden';
import { type RefObject, useLayoutEffect } from 'react';
import { treeOf, treesAround } from '../internal/trees';

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
  openerRef: RefObject<Element | null | undefined>,
  open: boolean,
) {
  useLayoutEffect(() => {
    const dialog = insideRef.current?.closest('.daybow-Dialog');
    if (!open || !dialog) return;
    let show: (() => void) | undefined;
    const timer = setTimeout(() => {
      const last = openerRef.current;
      // What had the focus may be gone by now.
      const opener = last?.isConnected ? last : null;
      const showOthers = treesAround(dialog).map(({ tree, inside }) => {
        // A dialog may have opened over this one by now.
        const above = [...tree.querySelectorAll('.daybow-Dialog[data-state="open"]')].filter(
          (other) => dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        const kept = [inside, ...above, ...(opener && treeOf(opener) === tree ? [opener] : [])];
        return hideOthers(kept, 'body' in tree ? tree.body : (tree as Node as HTMLElement));
      });
      opener?.setAttribute('aria-hidden', 'true');
      show = () => {
        opener?.removeAttribute('aria-hidden');
        for (const showAgain of showOthers) showAgain();
      };
    }, DELAY);
    return () => {
      clearTimeout(timer);
      show?.();
    };
  }, [insideRef, openerRef, open]);
}
