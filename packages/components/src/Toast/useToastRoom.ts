import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { treeOf } from '../internal/trees';

const PROPERTY = '--daybow-toasts-block-size';

/**
 * Publishes the height of the toasts at the bottom as a custom property of the page, so that what scrolls into view is
 * above all of them. It is on the root element although a new height restyles the whole page: the scroll padding
 * of the root reads it (theme/base.css), and so does the column.
 */
export function useToastRoom(regionRef: RefObject<Element | null>) {
  // Measured while the last value is in force: a page that is shorter in between would scroll.
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const toasts = treeOf(region).querySelectorAll<HTMLElement>(
      ".daybow-ToastProvider[data-position^='bottom'] .daybow-Toast",
    );
    const height = [...toasts].reduce((sum, { offsetHeight }) => sum + offsetHeight + 8, 0);
    region.ownerDocument.documentElement.style.setProperty(PROPERTY, `${height}px`);
  });

  useEffect(() => {
    const page = regionRef.current?.ownerDocument;
    return () => {
      page?.documentElement.style.removeProperty(PROPERTY);
    };
  }, [regionRef]);
}
