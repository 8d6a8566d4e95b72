import { type RefObject, useEffect } from 'react';

const PROPERTY = '--daybow-dialog-block-size';
const CENTRED = '(width >= 600px)';
const openSheets = new Set<HTMLElement>();

function publish() {
  const root = document.documentElement;
  if (openSheets.size === 0 || window.matchMedia(CENTRED).matches) {
    root.style.removeProperty(PROPERTY);
    return;
  }
  const heights = [...openSheets].map((sheet) => sheet.offsetHeight);
  root.style.setProperty(PROPERTY, `${Math.max(...heights)}px`);
}

/**
 * Keeps the height of the open sheet around `insideRef` in a custom property of the page, so that
 * toasts can stand above it. A dialog in the middle of a wide screen leaves it unset.
 */
export function useSheetHeight(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const sheet = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    if (!open || !sheet) return;
    openSheets.add(sheet);
    const observer = new ResizeObserver(publish);
    observer.observe(sheet);
    // The page's own width decides between a sheet and the middle of the screen.
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      openSheets.delete(sheet);
      publish();
    };
  }, [insideRef, open]);
}
