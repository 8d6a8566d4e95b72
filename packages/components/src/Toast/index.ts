export { ToastProvider, type ToastProviderProps } from './ToastProvider';
export type { ToastOptions } from './toastQueue';
export { useToast } from './useToast';
