import { checkToast } from './checkToast';
import {
  addToast,
  closeToasts,
  type ToastOptions,
  type ToastQueue,
  updateOrAddToast,
  updateToast,
} from './toastQueue';

/** A toast that was shown. */
export interface ShownToast {
  /** Identifies the toast among those of its provider. */
  id: number;
  /** Closes the toast, if it is still there. */
  dismiss: () => void;
  /** Changes the toast, if it is still there: its message is announced again, and its time begins anew. */
  update: (options: Partial<ToastOptions>) => void;
}

/** The toasts of a promise. A string is a `message`. */
export interface PromiseToasts<Value> {
  /** The toast that stays until the promise is settled. */
  loading: string | ToastOptions;
  /** The toast in its place once the promise is fulfilled; its tone is 'success' unless it says otherwise. */
  success: string | ToastOptions | ((value: Value) => string | ToastOptions);
  /** The toast in its place once the promise is rejected; its tone is 'error' unless it says otherwise. */
  error: string | ToastOptions | ((reason: unknown) => string | ToastOptions);
}

/** Shows toasts in a `ToastProvider`. */
export interface Toaster {
  /** Shows a toast. */
  (options: ToastOptions): ShownToast;
  /**
   * Shows how far a promise is, in one toast; a result is shown also where a person has dismissed it before. The toast
   * of a rejected promise is an error. Returns the promise.
   */
  promise: <Value>(promise: Promise<Value>, toasts: PromiseToasts<Value>) => Promise<Value>;
}

/** A change of the queue of toasts. */
type QueueChange = (queue: ToastQueue) => ToastQueue;

/** A toaster as its `ToastProvider` sees it. */
export interface ConnectedToaster extends Toaster {
  /** Gives all changes to a provider, those before it first. Returns a function that ends it. */
  connect: (apply: (change: QueueChange) => void) => () => void;
}

/**
 * Creates a toaster, to show toasts from outside of React, such as in a store or a router: give it to the
 * `ToastProvider` as its `toaster`. What it shows before there is a provider appears with it.
 *
 * @example
 * export const toaster = createToaster();
 * // In the app: <ToastProvider toaster={toaster}>
 * toaster({ tone: 'error', message: 'You are offline.' });
 */
export function createToaster(): Toaster {
  let lastId = 0;
  let apply: ((change: QueueChange) => void) | null = null;
  let early: QueueChange[] = [];
  const change = (next: QueueChange) => {
    if (apply) apply(next);
    else early.push(next);
  };

  const show = (options: ToastOptions): ShownToast => {
    if (process.env.NODE_ENV !== 'production') checkToast(options);
    lastId += 1;
    const id = lastId;
    change((queue) => addToast(queue, id, options));
    return {
      id,
      dismiss: () => change((queue) => closeToasts(queue, (toast) => toast.id === id)),
      update: (changes) => {
        if (process.env.NODE_ENV !== 'production') checkToast({ ...options, ...changes });
        change((queue) => updateToast(queue, id, changes));
      },
    };
  };

  const promise: Toaster['promise'] = (promised, { loading, success, error }) => {
    const { id } = show({ duration: Infinity, ...optionsOf(loading) });
    const settle = (result: ToastOptions) => {
      if (process.env.NODE_ENV !== 'production') checkToast(result);
      change((queue) => updateOrAddToast(queue, id, { duration: undefined, ...result }));
    };
    promised.then(
      (value) => settle({ tone: 'success', ...optionsOf(success, value) }),
      (reason: unknown) => settle({ tone: 'error', ...optionsOf(error, reason) }),
    );
    return promised;
  };

  const connect: ConnectedToaster['connect'] = (next) => {
    apply = next;
    for (const each of early) next(each);
    early = [];
    return () => {
      if (apply === next) apply = null;
    };
  };

  const toaster: ConnectedToaster = Object.assign(show, { promise, connect });
  return toaster;
}

type Text<Value> = string | ToastOptions | ((value: Value) => string | ToastOptions);

function optionsOf<Value>(text: Text<Value>, value?: Value): ToastOptions {
  const options = typeof text === 'function' ? text(value as Value) : text;
  return typeof options === 'string' ? { message: options } : options;
}
