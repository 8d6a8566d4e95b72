import { type RefObject, useEffect } from 'react';

/** What a modal Radix dialog hides from screen readers, and the toasts, which it does not hide. */
const OUTSIDE = '[data-aria-hidden], .daybow-ToastProvider';

/**
 * Returns the focus to the open dialog around `insideRef` when it moves outside.
 *
 * Radix does so too, but only after it has seen the focus move within the dialog, and an `autoFocus` can be
 * faster than its listeners.
 */
export function useFocusTrap(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const dialog = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    if (!open || !dialog) return;
    let last = dialog.contains(document.activeElement) ? document.activeElement : dialog;
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (dialog.contains(target)) last = target;
      else if (target.closest(OUTSIDE) && last instanceof HTMLElement) {
        last.focus({ preventScroll: true });
      }
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [insideRef, open]);
}
