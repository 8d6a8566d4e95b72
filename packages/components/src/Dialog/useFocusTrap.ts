import { type RefObject, useEffect } from 'react';

// What a modal Radix dialog has hidden from screen readers, and the toasts, which it leaves alone.
const OUT_OF_BOUNDS = '[data-aria-hidden], .daybow-ToastProvider';

/**
 * Brings the focus back into the open dialog around `insideRef` when it lands behind it.
 *
 * Radix does so too, but only once it has seen the focus move within the dialog: not yet, where
 * `autoFocus` was faster than its listeners.
 */
export function useFocusTrap(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const dialog = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    if (!open || !dialog) return;
    let last = dialog.contains(document.activeElement) ? document.activeElement : dialog;
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (dialog.contains(target)) last = target;
      else if (target.closest(OUT_OF_BOUNDS) && last instanceof HTMLElement) {
        last.focus({ preventScroll: true });
      }
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [insideRef, open]);
}
