import { createContext, useContext } from 'react';
import type { ToastOptions } from './toastQueue';

/** A toast that was shown. */
export interface ShownToast {
  /** Identifies the toast among those of its provider. */
  id: number;
  /** Closes the toast, if it is still there. */
  dismiss: () => void;
  /** Changes the toast, if it is still there: its message is announced again, and its time begins anew. */
  update: (options: Partial<ToastOptions>) => void;
}

export const ToastContext = createContext<((options: ToastOptions) => ShownToast) | null>(null);

/**
 * Returns the function that shows a toast: `toast({ message, tone?, action?, duration? })`. It returns the
 * toast's `id` and the functions `dismiss` and `update`. The function is stable between renders.
 *
 * @throws Error without a `ToastProvider` above.
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
