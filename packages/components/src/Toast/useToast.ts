import { createContext, useContext } from 'react';
import type { Toaster } from './createToaster';

export const ToastContext = createContext<Toaster | null>(null);

/**
 * Returns the function that shows a toast: `toast({ message, title?, tone?, action?, duration? })`. It returns the
 * toast's `id` and the functions `dismiss` and `update`. `toast.promise(promise, { loading, success, error })` shows
 * how far a promise is. The function is stable between renders.
 *
 * @throws Error without a `ToastProvider` above.
 *
 * @example
 * const toast = useToast();
 * toast({ tone: 'success', message: 'Habit archived', action: { label: 'Undo', onAction: restore } });
 */
export function useToast(): Toaster {
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
