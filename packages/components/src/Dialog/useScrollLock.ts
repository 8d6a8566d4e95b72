import { useDeferredValue } from 'react';
import { useRootMark } from '../internal/useRootMark';

/**
 * Tells the style sheet that a dialog is open, which stops the page from scrolling. The gutter of the page's
 * scrollbar stays, so that nothing moves sideways; a page that does not scroll, or with an overlay
 * scrollbar, has none. The whole page is styled and laid out for it, so the dialog is painted before, and
 * closes before.
 */
export function useScrollLock(open: boolean) {
  useRootMark('data-daybow-dialog', useDeferredValue(open, false), readGutter);
}

function readGutter() {
  const root = document.documentElement;
  const hasGutter = root.scrollHeight > root.clientHeight && innerWidth > root.clientWidth;
  return hasGutter ? 'gutter' : '';
}
