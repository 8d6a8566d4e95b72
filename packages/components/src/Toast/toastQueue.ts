export interface ToastOptions {
  /** What has happened: it picks the icon, and an error is read out at once. */
  tone: 'success' | 'error' | 'info';
  /** What to say, in a sentence; it is shown as it is, spaces and all. */
  message: string;
  /** Something to do about it, which also dismisses the toast. */
  action?: {
    /** What the action does, in a word or two. */
    label: string;
    /** Called when a person chooses the action. */
    onAction: () => void;
  };
}

/** A toast on screen; one that is no longer open is on its way out. */
export interface ToastEntry extends ToastOptions {
  id: number;
  open: boolean;
}

/** How many toasts stand on the shelf at once. */
const TOAST_LIMIT = 3;

/** The queue with one more toast, newest last; the oldest leave when there are too many. */
export function addToast(queue: readonly ToastEntry[], id: number, options: ToastOptions) {
  const grown = [...queue, { ...options, id, open: true }];
  const kept = new Set(grown.filter((toast) => toast.open).slice(-TOAST_LIMIT));
  return grown.map((toast) => (kept.has(toast) ? toast : { ...toast, open: false }));
}

/** The queue with one toast on its way out. */
export function closeToast(queue: readonly ToastEntry[], id: number) {
  return queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

/** The queue without a toast that has left the screen. */
export function dropToast(queue: readonly ToastEntry[], id: number) {
  return queue.filter((toast) => toast.id !== id);
}
