export type { Tone } from '../internal/tone';
export { createToaster, type PromiseToasts, type ShownToast, type Toaster } from './createToaster';
export { ToastProvider, type ToastProviderProps } from './ToastProvider';
export type { ToastOptions } from './toastQueue';
export { useToast } from './useToast';
