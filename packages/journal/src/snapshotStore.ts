import type { Journal, JournalSnapshot } from './journal';

/** The reading side of a {@link Journal}, and the means to change what is read. */
export interface SnapshotStore<S extends JournalSnapshot> extends Pick<Journal, 'subscribe'> {
  readonly getSnapshot: () => S;
  /** Freezes a snapshot, puts it in place of the present one and tells the listeners. */
  readonly replace: (next: S) => void;
  /** Freezes the parts given, puts them in place of the present ones and tells the listeners. */
  readonly update: (changes: Partial<S>) => void;
}

/** Holds a journal's snapshot in memory, frozen, and tells listeners of every change. */
export function createSnapshotStore<S extends JournalSnapshot>(initial: S): SnapshotStore<S> {
  let snapshot = deepFreeze(initial);
  // One object a subscription, so that a listener subscribed twice is two of them.
  const subscriptions = new Set<{ readonly listener: () => void }>();

  return {
    getSnapshot: () => snapshot,

    subscribe: (listener) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },

    replace,
    update: (changes) => replace({ ...snapshot, ...changes }),
  };

  function replace(next: S): void {
    snapshot = deepFreeze(next);
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
  }
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

/** Freezes a value with all that is in it; what is frozen already is thought to be so throughout. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}

/** Works something out once, when it is first asked for, and freezes it. */
export function lazy<T extends object | null>(work: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= deepFreeze(work()));
}
