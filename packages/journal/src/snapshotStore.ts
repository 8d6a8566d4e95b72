import type { Journal, JournalSnapshot } from './journal';

/** The reading side of a {@link Journal}, and the means to change what is read. */
export interface SnapshotStore extends Pick<Journal, 'getSnapshot' | 'subscribe'> {
  /** Freezes the parts given, puts them in place of the present ones and tells the listeners. */
  readonly update: (changes: Partial<JournalSnapshot>) => void;
}

/** Holds a journal's snapshot in memory, frozen, and tells listeners of every change. */
export function createSnapshotStore(initial: JournalSnapshot): SnapshotStore {
  let snapshot = deepFreeze({ ...initial });
  // One object a subscription, so that a listener subscribed twice is two of them.
  const subscriptions = new Set<{ readonly listener: () => void }>();

  return {
    getSnapshot: () => snapshot,

    subscribe: (listener) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },

    update: (changes) => {
      snapshot = deepFreeze({ ...snapshot, ...changes });
      // A copy: a listener that joins meanwhile has read this snapshot already.
      const present = [...subscriptions];
      for (const subscription of present) {
        if (!subscriptions.has(subscription)) continue;
        try {
          subscription.listener();
        } catch (error) {
          report(error);
        }
      }
    },
  };
}

/** Hands an error to the global handler, as if nobody had caught it. */
function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (reportError !== undefined) {
    reportError(error);
  } else {
    queueMicrotask(() => {
      throw error;
    });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
