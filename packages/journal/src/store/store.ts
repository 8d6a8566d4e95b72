import { reuseEqual } from './reuseEqual';

/** A state that is replaced as a whole, views derived from it, and listeners who hear of each change. */
export interface Store<State> {
  readonly getState: () => State;
  /** Puts a state, frozen, in place of the present one and calls the listeners. */
  readonly setState: (next: State) => void;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads a view of the state, frozen. It is the identical object until something in it changes, and so is
   * each of its parts.
   *
   * @param name - names the view: another function needs another name.
   * @param of - the state to read; the present one unless told.
   */
  readonly read: <T>(name: string, derive: (state: State) => T, of?: State) => T;
}

/** Creates a store that holds a state in memory. */
export function createStore<State>(initial: State): Store<State> {
  let state = deepFreeze(initial);
  const views = new Map<string, { readonly of: State; readonly view: unknown }>();
  // One object a subscription, so that a listener can be subscribed twice.
  const subscriptions = new Set<{ readonly listener: () => void }>();

  return {
    getState: () => state,

    setState: (next) => {
      state = deepFreeze(next);
      // A copy: a listener that joins meanwhile has read this state already.
      for (const subscription of Array.from(subscriptions)) {
        if (!subscriptions.has(subscription)) continue;
        try {
          subscription.listener();
        } catch (error) {
          reportFault(error);
        }
      }
    },

    subscribe: (listener) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },

    read: <T>(name: string, derive: (state: State) => T, of = state): T => {
      const known = views.get(name);
      if (known?.of === of) return known.view as T;
      const view = deepFreeze(reuseEqual(known?.view, derive(of)));
      if (of === state) views.set(name, { of, view });
      return view;
    },
  };
}

/** Freezes a value with all its parts; a frozen object is taken to be frozen throughout. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
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
