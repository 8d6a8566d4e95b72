import { useRootMark } from '../internal/useRootMark';

/**
 * Tells the style sheet that a dialog is open, which stops the page from scrolling. The gutter of the page's
 * scrollbar stays, so that nothing moves sideways; a page that does not scroll, or with an overlay
 * scrollbar, has none.
 */
export function useScrollLock(open: boolean) {
  useRootMark('data-daybow-dialog', open, readGutter);
}

function readGutter() {
  const root = document.documentElement;
  const hasGutter = root.scrollHeight > root.clientHeight && innerWidth > root.clientWidth;
  return hasGutter ? 'gutter' : '';
}
