import { type RefObject, useEffect } from 'react';

const PROPERTY = '--daybow-dialog-block-size';
const CENTRED = '(width >= 600px)';
/** The height of a toast of one line and the space around it. */
const ROOM_FOR_TOAST = 88;
const openSheets = new Set<HTMLElement>();

function publishHeight() {
  const height = Math.max(0, ...[...openSheets].map((sheet) => sheet.offsetHeight));
  const isCentred = matchMedia(CENTRED).matches;
  const isFree = height === 0 || isCentred || innerHeight - height < ROOM_FOR_TOAST;
  // Not on the root, where all elements of the page would inherit it, and get their style again.
  for (const { style } of document.querySelectorAll<HTMLElement>('.daybow-ToastProvider')) {
    if (isFree) style.removeProperty(PROPERTY);
    else style.setProperty(PROPERTY, `${height}px`);
  }
}

/**
 * Publishes the height of the open sheet around `insideRef` as a custom property of the toasts, which
 * appear above it. A centred dialog on a wide screen has no such property, nor has a sheet so high
 * that toasts would cover its title: they appear at its foot.
 */
export function useSheetHeight(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const sheet = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    // jsdom has neither layout nor observers of it.
    if (!open || !sheet || typeof ResizeObserver === 'undefined') return;
    openSheets.add(sheet);
    const observer = new ResizeObserver(publishHeight);
    observer.observe(sheet);
    // The width of the page decides between a sheet and a centred dialog.
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      openSheets.delete(sheet);
      publishHeight();
    };
  }, [insideRef, open]);
}
