import { useLayoutEffect } from 'react';

/**
 * Keeps the room of the page's scrollbar while a dialog holds the page still, so that nothing moves
 * sideways. A page too short to scroll has none to keep, nor has one whose scrollbar takes no room.
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

/** What the page's scrollbar takes, tried out before anything is painted. */
function scrollbarWidth(root: HTMLElement) {
  const { overflowY } = root.style;
  root.style.overflowY = 'scroll';
  const width = window.innerWidth - root.clientWidth;
  root.style.overflowY = overflowY;
  return width;
}
