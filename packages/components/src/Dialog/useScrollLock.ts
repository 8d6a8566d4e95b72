import { type RefObject, useLayoutEffect } from 'react';
import { hostOf, treeOf } from '../internal/trees';
import { markRoot } from '../internal/useRootMark';

const MARK = 'data-daybow-dialog';

/**
 * Stops the page from scrolling while the dialog around `insideRef` is open: by way of the style sheet, which a shadow
 * root has for itself alone, so that there the page gets inline styles. The gutter of the page's scrollbar stays, so
 * that nothing moves sideways; a page that does not scroll, or with an overlay scrollbar, has none.
 */
export function useScrollLock(insideRef: RefObject<Element | null>, open: boolean) {
  useLayoutEffect(() => {
    const inside = insideRef.current;
    if (!open || !inside) return;
    const page = inside.ownerDocument.documentElement;
    const host = hostOf(treeOf(inside));
    const gutter = readGutter(page);
    const unmark = markRoot(host ?? page, MARK, gutter);
    if (!host) return unmark;
    page.style.overflow = 'hidden';
    if (gutter) page.style.scrollbarGutter = 'stable';
    return () => {
      unmark();
      if (host.hasAttribute(MARK)) return;
      page.style.overflow = '';
      page.style.scrollbarGutter = '';
    };
  }, [insideRef, open]);
}

function readGutter(page: Element) {
  const width = page.ownerDocument.defaultView?.innerWidth ?? 0;
  const hasGutter = page.scrollHeight > page.clientHeight && width > page.clientWidth;
  return hasGutter ? 'gutter' : '';
}
