import { useLayoutEffect } from 'react';

/**
 * Keeps the gutter of the page's scrollbar while a dialog stops the page from scrolling, so that nothing
 * moves sideways. A page that does not scroll, or with an overlay scrollbar, has no gutter.
 */
export function useScrollGutter(open: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!open || root.scrollHeight <= root.clientHeight || scrollbarWidth(root) === 0) return;
    root.dataset['daybowGutter'] = '';
    return () => {
      delete root.dataset['daybowGutter'];
    };
  }, [open]);
}

/** The width of the page's scrollbar, measured before the next paint. */
function scrollbarWidth(root: HTMLElement) {
  const { overflowY } = root.style;
  root.style.overflowY = 'scroll';
  const width = window.innerWidth - root.clientWidth;
  root.style.overflowY = overflowY;
  return width;
}
