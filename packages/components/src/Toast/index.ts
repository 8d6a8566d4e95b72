export type { Tone } from '../internal/tone';
export { ToastProvider, type ToastProviderProps } from './ToastProvider';
export type { ToastOptions } from './toastQueue';
export { type ShownToast, useToast } from './useToast';
