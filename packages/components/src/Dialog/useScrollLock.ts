import { useLayoutEffect } from 'react';

let openDialogs = 0;

/**
 * Tells the style sheet that a dialog is open, which stops the page from scrolling. The gutter of the page's
 * scrollbar stays, so that nothing moves sideways; a page that does not scroll, or with an overlay
 * scrollbar, has none.
 *
 * It is an attribute of the root because a selector with `:has()` would be matched at each change of the page.
 */
export function useScrollLock(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    const root = document.documentElement;
    if (openDialogs === 0) root.dataset['daybowDialog'] = hasGutter(root) ? 'gutter' : '';
    openDialogs += 1;
    return () => {
      openDialogs -= 1;
      if (openDialogs === 0) delete root.dataset['daybowDialog'];
    };
  }, [open]);
}

function hasGutter(root: HTMLElement) {
  return root.scrollHeight > root.clientHeight && window.innerWidth > root.clientWidth;
}
