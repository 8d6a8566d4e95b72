import { type RefObject, useEffect } from 'react';
import { treeOf } from '../internal/trees';
import { OPEN_DIALOG } from '../radix/escapeOrder';

const PROPERTY = '--daybow-dialog-block-size';
/** The width of the page from which a dialog is in its middle, in px. */
const CENTRED_FROM = 600;
/** The height of a toast of one line and the space around it, in px. */
const ROOM_FOR_TOAST = 88;
/** The height of a head for which the style sheet has room, in px. */
const USUAL_HEAD = 88;

function publishHeight(tree: ParentNode, { innerWidth, innerHeight }: Window) {
  let height = 0;
  const isHigh = (size: number) => innerHeight - size < ROOM_FOR_TOAST;
  for (const dialog of tree.querySelectorAll<HTMLElement>(OPEN_DIALOG)) {
    const { dataset, offsetHeight } = dialog;
    const isSheet =
      dataset.placement === 'sheet' || (dataset.placement === 'auto' && innerWidth < CENTRED_FROM);
    if (isSheet) height = Math.max(height, offsetHeight);
    dialog.toggleAttribute('data-high', isSheet && isHigh(offsetHeight));
  }
  const isFree = height === 0 || isHigh(height);
  // Not on the root, where all elements of the page would inherit it, and get their style again.
  for (const { style } of tree.querySelectorAll<HTMLElement>('.daybow-ToastProvider')) {
    style.setProperty(PROPERTY, isFree ? '' : `${height}px`);
  }
}

/**
 * Lets scrolling stop below the head, which stays visible unless it would cover much of the window. For most heads
 * the style sheet has the room: then nothing changes, and nothing is styled again.
 */
function fitHead(sheet: HTMLElement, { innerHeight }: Window) {
  const head = sheet.firstElementChild as HTMLElement;
  const height = head.offsetHeight;
  const isLarge = height > innerHeight / 4;
  head.style.position = isLarge ? 'relative' : '';
  sheet.style.scrollPaddingTop = height > USUAL_HEAD && !isLarge ? `${height}px` : '';
}

/**
 * What depends on the size of the open sheet around `insideRef`. What gets the focus in it is scrolled clear of
 * its head. Its height is a custom property of the toasts, which appear above it. A dialog that is not at the
 * foot has no such property, nor has a sheet so high that toasts would cover its title: they appear at
 * its foot, which has room to be scrolled clear of them.
 */
export function useSheetSize(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const sheet = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    // jsdom has neither layout nor observers of it.
    const view = sheet?.ownerDocument.defaultView;
    if (!open || !sheet || !view?.ResizeObserver) return;
    const tree = treeOf(sheet);
    const observer = new view.ResizeObserver(() => {
      publishHeight(tree, view);
      fitHead(sheet, view);
    });
    observer.observe(sheet);
    // The width of the page decides between a sheet and a centred dialog.
    observer.observe(view.document.documentElement);
    return () => {
      observer.disconnect();
      publishHeight(tree, view);
    };
  }, [insideRef, open]);
}
