import type { Tone } from '../internal/tone';

export interface ToastOptions {
  /** What has happened. It decides the icon; an error is announced at once. */
  tone: Tone;
  /** The message, in a sentence; white space is kept. */
  message: string;
  /** A button, which also dismisses the toast. */
  action?: {
    /** What the action does, in a word or two. */
    label: string;
    /** Called when a person presses the button. */
    onAction: () => void;
  };
}

/** A toast on screen; one that is not open is leaving. */
export interface ToastEntry extends ToastOptions {
  id: number;
  open: boolean;
}

/** How many toasts are open at once. */
const TOAST_LIMIT = 3;

/** The queue with one more toast, the newest last. The oldest is closed if there are too many. */
export function addToast(queue: readonly ToastEntry[], id: number, options: ToastOptions) {
  const grown = [...queue, { ...options, id, open: true }];
  const kept = new Set(grown.filter((toast) => toast.open).slice(-TOAST_LIMIT));
  return grown.map((toast) => (kept.has(toast) ? toast : { ...toast, open: false }));
}

/** The queue with one toast closed. */
export function closeToast(queue: readonly ToastEntry[], id: number) {
  return queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

/** The queue without a toast that has left the screen. */
export function removeToast(queue: readonly ToastEntry[], id: number) {
  return queue.filter((toast) => toast.id !== id);
}
