import type { Tone } from '../internal/tone';

export interface ToastOptions {
  /**
   * Kind of message. It decides the icon; an error is announced at once.
   *
   * @defaultValue `'info'`
   */
  tone?: Tone;
  /** The message, in a sentence; white space is kept. */
  message: string;
  /** A button, which also dismisses the toast. */
  action?: {
    /** Label of the button, in a word or two. */
    label: string;
    /** Called when a person presses the button. */
    onAction: () => void;
  };
  /**
   * Time that the toast stays, in ms, not counting time under the pointer or with the focus; `Infinity` is until it
   * is dismissed.
   *
   * @defaultValue the `duration` of the `ToastProvider`, or its `actionDuration`
   */
  duration?: number;
}

/** A toast on screen; one that is not open is leaving. */
export interface ToastEntry extends ToastOptions {
  id: number;
  open: boolean;
  /** Number of updates of the toast. */
  version: number;
}

/** Most toasts that are open at once. */
const TOAST_LIMIT = 3;

/**
 * The queue with one more toast, the newest last. One that says the same is closed, and one that has an action, too,
 * so that 'Undo' is never asked of the wrong one, as is the oldest if there are too many.
 */
export function addToast(queue: readonly ToastEntry[], id: number, options: ToastOptions) {
  const rest = closeToasts(
    queue,
    ({ message, tone, action }) =>
      (message === options.message && tone === options.tone) || Boolean(action && options.action),
  );
  const grown = [...rest, { ...options, id, open: true, version: 0 }];
  const kept = new Set(grown.filter((toast) => toast.open).slice(-TOAST_LIMIT));
  return grown.map((toast) => (kept.has(toast) ? toast : { ...toast, open: false }));
}

/** The queue with some toasts closed: the same one where none of them is open, so that nothing is drawn again. */
export function closeToasts(
  queue: readonly ToastEntry[],
  closes: (toast: ToastEntry) => boolean,
): readonly ToastEntry[] {
  if (!queue.some((toast) => toast.open && closes(toast))) return queue;
  return queue.map((toast) => (closes(toast) ? { ...toast, open: false } : toast));
}

/** True if a toast only tells something: it is no error and asks for nothing. */
export function isPlain({ tone, action }: ToastEntry): boolean {
  return tone !== 'error' && !action;
}

/** The queue with one toast changed, if it is open. */
export function updateToast(
  queue: readonly ToastEntry[],
  id: number,
  options: Partial<ToastOptions>,
): readonly ToastEntry[] {
  return queue.map((toast) =>
    toast.id === id && toast.open ? { ...toast, ...options, version: toast.version + 1 } : toast,
  );
}

/** The queue without a toast that has left the screen. */
export function removeToast(queue: readonly ToastEntry[], id: number) {
  return queue.filter((toast) => toast.id !== id);
}
