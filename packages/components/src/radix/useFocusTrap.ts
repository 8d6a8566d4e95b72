import { type RefObject, useEffect } from 'react';

/** What a dialog hides from screen readers, and the toasts, which it does not hide. */
const OUTSIDE = '[data-aria-hidden], .daybow-ToastProvider';

type Focusable = Element & HTMLOrSVGElement;

/**
 * Returns the focus to the open dialog around `insideRef` when it moves to the page: to
 * what is hidden, or comes before the dialog and is about to be. What opens from the dialog comes after it.
 */
export function useFocusTrap(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const dialog = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    if (!open || !dialog) return;
    const { activeElement } = document;
    let last = (dialog.contains(activeElement) ? activeElement : dialog) as Focusable;
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (dialog.contains(target)) last = target as Focusable;
      else if (target.closest(OUTSIDE) || isBefore(target, dialog)) {
        last.focus({ preventScroll: true });
      }
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [insideRef, open]);
}

function isBefore(element: Element, other: Element) {
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
}
