import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
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
  const openerRef = useRef<EventTarget | null>(undefined);

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (openerRef.current === undefined) openerRef.current = relatedTarget;
  };

  const returnFocus = useCallback(() => {
    const opener = openerRef.current;
    if (opener === undefined) return;
    openerRef.current = undefined;
    ignoreSecondPress(document, 'click');
    const { activeElement } = document;
    // The caller may have given the focus to something else.
    if (activeElement !== document.body && !activeElement?.closest(CLOSED)) return;
    // Safari does not focus a button on a click.
    const canReturn = opener instanceof HTMLElement && opener.isConnected;
    const next = canReturn ? opener : triggerRef.current;
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
      if (dialog && !dialog.contains(document.activeElement)) focusFirst(dialog);
    });
  }, [insideRef, open, returnFocus]);
}
