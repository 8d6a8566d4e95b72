import type { ReactNode } from 'react';
import type { Tone } from '../internal/tone';

export interface ToastOptions {
  /**
   * Kind of message. It decides the icon; an error is announced at once.
   *
   * @defaultValue `'info'`
   */
  tone?: Tone | undefined;
  /** A few words above the message, in bold. */
  title?: ReactNode;
  /** The message, in a sentence; white space is kept. */
  message: string;
  /** A button, which also dismisses the toast. */
  action?:
    | {
        /** Label of the button, in a word or two. */
        label: string;
        /** Called when a person presses the button. */
        onAction: () => void;
      }
    | undefined;
  /**
   * Time that the toast stays, in ms, not counting time under the pointer or with the focus; `Infinity` is until it
   * is dismissed.
   *
   * @defaultValue the `duration` of the `ToastProvider`, or its `actionDuration`
   */
  duration?: number | undefined;
}

/** A toast of a provider; one that is not open is leaving. */
export interface ToastEntry extends ToastOptions {
  id: number;
  open: boolean;
  /** Number of updates of the toast. */
  version: number;
}

/** Toasts, the newest last. */
export type ToastQueue = readonly ToastEntry[];

/**
 * The queue with one more toast. One that says the same leaves, unless one of the two has an action: each action is
 * for something else.
 */
export function addToast(queue: ToastQueue, id: number, options: ToastOptions): ToastQueue {
  const rest = closeToasts(queue, (toast) => saysTheSame(toast, options));
  return [...rest, { ...options, id, open: true, version: 0 }];
}

function saysTheSame(one: ToastOptions, other: ToastOptions): boolean {
  if (one.action || other.action) return false;
  return one.message === other.message && one.title === other.title && one.tone === other.tone;
}

/** The open toasts for which there is no room beside newer ones: neither errors nor the newest are among them. */
export function coveredToasts(queue: ToastQueue, limit: number): ReadonlySet<ToastEntry> {
  const open = queue.filter((toast) => toast.open);
  const others = open.filter(({ tone }) => tone !== 'error');
  const places = Math.max(1, limit - (open.length - others.length));
  return new Set(others.slice(0, -places));
}

/** The queue with some toasts closed: the same one where none of them is open, so that nothing is drawn again. */
export function closeToasts(queue: ToastQueue, closes: (toast: ToastEntry) => boolean): ToastQueue {
  if (!queue.some((toast) => toast.open && closes(toast))) return queue;
  return queue.map((toast) => (closes(toast) ? { ...toast, open: false } : toast));
}

/** True if a toast only tells something: it is no error and asks for nothing. */
export function isPlain({ tone, action }: ToastEntry): boolean {
  return tone !== 'error' && !action;
}

/** The queue with one toast changed, if it is open. */
export function updateToast(
  queue: ToastQueue,
  id: number,
  options: Partial<ToastOptions>,
): ToastQueue {
  return queue.map((toast) =>
    isOpen(toast, id) ? { ...toast, ...options, version: toast.version + 1 } : toast,
  );
}

/** The queue with one toast changed, or shown anew if it is gone. */
export function updateOrAddToast(queue: ToastQueue, id: number, options: ToastOptions): ToastQueue {
  return queue.some((toast) => isOpen(toast, id))
    ? updateToast(queue, id, options)
    : addToast(removeToast(queue, id), id, options);
}

function isOpen(toast: ToastEntry, id: number): boolean {
  return toast.id === id && toast.open;
}

/** The queue without a toast that has left the screen. */
export function removeToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((toast) => toast.id !== id);
}
