import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { treeOf } from '../internal/trees';

const PROPERTY = '--daybow-toasts-block-size';
/** The height of a toast of one line and the gap above it, in px: until Radix draws the first, which is a bit later. */
const ONE_LINE = 64;

/**
 * Publishes the height of the toasts at the bottom as a custom property of the page, so that what scrolls into view is
 * above all of them. It is on the root element although a new height restyles the whole page: the scroll padding
 * of the root reads it (theme/base.css), and so does the column.
 */
function publishRoom(region: Element | null, isAwaited = false) {
  if (!region) return;
  const toasts = treeOf(region).querySelectorAll<HTMLElement>(
    ".daybow-ToastProvider[data-position^='bottom'] .daybow-Toast",
  );
  const isDrawn = region.querySelector('.daybow-Toast') !== null;
  const height = [...toasts].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight + 8,
    isAwaited && !isDrawn ? ONE_LINE : 0,
  );
  region.ownerDocument.documentElement.style.setProperty(PROPERTY, `${height}px`);
}

/** Keeps room for the toasts of a region, until it is gone; from the start where one is awaited. */
export function useToastRoom(regionRef: RefObject<Element | null>, isAwaited: boolean) {
  // Measured while the last value is in force: a page that is shorter in between would scroll.
  useLayoutEffect(() => publishRoom(regionRef.current, isAwaited));

  useEffect(() => {
    const page = regionRef.current?.ownerDocument;
    return () => {
      page?.documentElement.style.removeProperty(PROPERTY);
    };
  }, [regionRef]);
}

/** Measures a toast once it is in the list. */
export function ToastRoom({ regionRef }: { regionRef: RefObject<Element | null> }) {
  useLayoutEffect(() => publishRoom(regionRef.current));
  return null;
}
