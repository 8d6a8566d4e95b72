import { type RefObject, useEffect } from 'react';

const PROPERTY = '--daybow-dialog-block-size';
const CENTRED = '(width >= 600px)';
const openSheets = new Set<HTMLElement>();

function publishHeight() {
  const root = document.documentElement;
  if (openSheets.size === 0 || window.matchMedia(CENTRED).matches) {
    root.style.removeProperty(PROPERTY);
    return;
  }
  const heights = [...openSheets].map((sheet) => sheet.offsetHeight);
  root.style.setProperty(PROPERTY, `${Math.max(...heights)}px`);
}

/**
 * Publishes the height of the open sheet around `insideRef` as a custom property of the page, so that
 * toasts appear above it. A centred dialog on a wide screen has no such property.
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
