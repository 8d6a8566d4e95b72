import { createContext, useContext } from 'react';
import type { ToastOptions } from './toastQueue';

/** A toast that was shown. */
export interface ShownToast {
  /** Closes the toast, unless it is gone already: an error once its cause is mended. */
  dismiss: () => void;
}

export const ToastContext = createContext<((options: ToastOptions) => ShownToast) | null>(null);

/**
 * Returns the function that shows a toast: `toast({ tone, message, action? })`. What it returns can
 * `dismiss()` the toast. The function is stable between renders. Needs a `ToastProvider` above.
 *
 * @example
 * const toast = useToast();
 * toast({ tone: 'success', message: 'Habit archived', action: { label: 'Undo', onAction: restore } });
 */
export function useToast(): (options: ToastOptions) => ShownToast {
  const toast = useContext(ToastContext);
  if (!toast) {
    throw new Error(
      process.env.NODE_ENV === 'production'
        ? 'Daybow: no ToastProvider'
        : 'Daybow: useToast() found no <ToastProvider> above it, so there is no place for toasts to ' +
            'appear in. Put <ToastProvider> around the component that calls useToast(), best around ' +
            'the whole app.',
    );
  }
  return toast;
}
