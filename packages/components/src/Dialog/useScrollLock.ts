import { useDeferredValue } from 'react';
import { useRootMark } from '../internal/useRootMark';

/**
 * Tells the style sheet that a dialog is open, which stops the page from scrolling. The gutter of the page's
 * scrollbar stays, so that nothing moves sideways; a page that does not scroll, or with an overlay
 * scrollbar, has none. The whole page is styled and laid out for it, so the dialog is painted first.
 */
export function useScrollLock(open: boolean) {
  const isPainted = useDeferredValue(open, false);
  useRootMark('data-daybow-dialog', open && isPainted, readGutter);
}

function readGutter() {
  const root = document.documentElement;
  const hasGutter = root.scrollHeight > root.clientHeight && window.innerWidth > root.clientWidth;
  return hasGutter ? 'gutter' : '';
}
