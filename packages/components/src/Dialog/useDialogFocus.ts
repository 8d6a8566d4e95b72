import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { activeElementNear } from '../internal/trees';
import { focusFirst } from './focusFirst';
import { ignoreSecondPress } from './secondPress';

/**
 * Moves the focus into the dialog around `insideRef` when it opens. When it closes, the focus returns to
 * the element that had it, or else to the trigger: at once, and not after the exit animation.
 *
 * @returns what had the focus, the dialog's `onFocus`, and what a dialog that is removed while it is open calls.
 */
export function useDialogFocus(triggerRef: RefObject<HTMLElement | null>) {
  // The element with the focus before the dialog opened; undefined while the dialog is closed.
  const openerRef = useRef<HTMLElement | null>(undefined);
  const dialogRef = useRef<Element>(null);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    dialogRef.current = currentTarget;
    if (openerRef.current === undefined) openerRef.current = relatedTarget as HTMLElement | null;
  };

  const returnFocus = useCallback(() => {
    const opener = openerRef.current;
    const dialog = dialogRef.current;
    if (opener === undefined || !dialog) return;
    openerRef.current = undefined;
    const page = dialog.ownerDocument;
    ignoreSecondPress(page, 'click');
    // The caller may have given the focus to something else.
    const isLost = page.activeElement === page.body || activeElementNear(dialog)?.closest(CLOSED);
    if (!isLost) return;
    // Safari does not focus a button on a click.
    const next = opener?.isConnected ? opener : triggerRef.current;
    if (!next) return;
    next.focus({ preventScroll: true });
    ignoreSecondPress(next, 'keydown');
  }, [triggerRef]);

  return { openerRef, handleFocus, returnFocus };
}

const CLOSED = ".daybow-Dialog[data-state='closed']";

/**
 * The part of `useDialogFocus` for what is mounted while the dialog is on screen.
 *
 * The focus moves in a microtask, before the next paint: in tests, user-event wraps `focus()` in React's
 * `act`, which within an effect loses updates.
 */
export function useFocusInside(
  insideRef: RefObject<Element | null>,
  open: boolean,
  returnFocus: () => void,
) {
  useLayoutEffect(() => {
    const dialog = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    if (!open) return queueMicrotask(returnFocus);
    queueMicrotask(() => {
      if (dialog && !dialog.contains(activeElementNear(dialog))) focusFirst(dialog);
    });
  }, [insideRef, open, returnFocus]);
}
