import { deepFreeze } from './freeze';

/** A value that is replaced as a whole, and listeners who hear of it. */
export interface SnapshotStore<S> {
  readonly getSnapshot: () => S;
  /** Calls the listener after each replacement, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Freezes a snapshot, puts it in place of the present one and calls the listeners. */
  readonly replace: (next: S) => void;
}

/** Holds a snapshot in memory, frozen, and calls listeners after every change. */
export function createSnapshotStore<S>(initial: S): SnapshotStore<S> {
  let snapshot = deepFreeze(initial);
  // One object a subscription, so that a listener can be subscribed twice.
  const subscriptions = new Set<{ readonly listener: () => void }>();

  return {
    getSnapshot: () => snapshot,

    subscribe: (listener) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },

    replace: (next) => {
      snapshot = deepFreeze(next);
      // A copy: a listener that joins meanwhile has read this snapshot already.
      for (const subscription of Array.from(subscriptions)) {
        if (!subscriptions.has(subscription)) continue;
        try {
          subscription.listener();
        } catch (error) {
          reportFault(error);
        }
      }
    },
  };
}

/** Hands an error to the global handler, as if nobody had caught it. */
export function reportFault(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (reportError !== undefined) {
    reportError(error);
  } else {
    queueMicrotask(() => {
      throw error;
    });
  }
}
