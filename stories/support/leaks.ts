type Patched = [owner: object, name: string, original: unknown];

/**
 * Counts what components have not released: listeners on window, document and media queries, timers, frames
 * and observers. Listeners on other nodes do not count, shadow roots among them: they go with their node.
 */
export function trackLeaks() {
  const held = new Map<string, number>();
  const patched: Patched[] = [];
  const count = (what: string, by: 1 | -1) => held.set(what, (held.get(what) ?? 0) + by);

  function patch<T extends object>(owner: T, name: string, make: (original: never) => unknown) {
    const original = Reflect.get(owner, name) as never;
    patched.push([owner, name, original]);
    Reflect.set(owner, name, make(original));
  }

  watchListeners(patch, count);
  const running = watchTimers(patch, count);
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const watching = new WeakSet<object>();
    patch(Observer.prototype, 'observe', (observe: (...args: unknown[]) => void) => {
      return function (this: object, ...args: unknown[]) {
        if (!watching.has(this)) count(Observer.name, 1);
        watching.add(this);
        observe.apply(this, args);
      };
    });
    patch(Observer.prototype, 'disconnect', (disconnect: () => void) => {
      return function (this: object) {
        if (watching.delete(this)) count(Observer.name, -1);
        disconnect.apply(this);
      };
    });
  }

  return {
    /** What is held now, by name. */
    held: () => Object.fromEntries([...held].filter(([, number]) => number !== 0)),
    /** Where each timer and frame that still runs was started. */
    traces: () => running.flatMap((each) => [...each.values()]).join('\n'),
    stop: () => {
      for (const [owner, name, original] of patched) Reflect.set(owner, name, original);
    },
  };
}

type Patch = (owner: object, name: string, make: (original: never) => unknown) => void;
type Count = (what: string, by: 1 | -1) => void;
type Listen = (type: string, listener: unknown, options?: unknown) => void;

const isPage = (target: unknown) =>
  !(target instanceof Node) || target === document || target === document.body;

function watchListeners(patch: Patch, count: Count) {
  const known = new WeakMap<object, Set<string>>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (listener: object) => {
    if (!ids.has(listener)) ids.set(listener, (lastId += 1));
    return ids.get(listener);
  };
  const keyOf = (type: string, listener: object, options: unknown) => {
    const capture = typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
    return `${type} ${idOf(listener)} ${Boolean(capture)}`;
  };
  patch(EventTarget.prototype, 'addEventListener', (add: Listen) => {
    return function (this: EventTarget, type: string, listener: unknown, options?: unknown) {
      if (isPage(this ?? window) && listener instanceof Object) {
        const keys = known.get(this) ?? new Set();
        known.set(this, keys);
        const key = keyOf(type, listener, options);
        if (!keys.has(key)) count(`${type} listener`, 1);
        keys.add(key);
        // An aborted signal removes its listeners without a call.
        const signal = typeof options === 'object' && Reflect.get(options ?? {}, 'signal');
        if (signal instanceof AbortSignal) {
          add.call(signal, 'abort', () => {
            if (keys.delete(key)) count(`${type} listener`, -1);
          });
        }
      }
      add.call(this, type, listener, options);
    };
  });
  patch(EventTarget.prototype, 'removeEventListener', (remove: Listen) => {
    return function (this: EventTarget, type: string, listener: unknown, options?: unknown) {
      if (listener instanceof Object && known.get(this)?.delete(keyOf(type, listener, options))) {
        count(`${type} listener`, -1);
      }
      remove.call(this, type, listener, options);
    };
  });
}

type Start = (callback: (...args: unknown[]) => void, ...args: unknown[]) => number;

function watchTimers(patch: Patch, count: Count) {
  const kinds = [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ] as const;
  return kinds.map(([start, stop, repeats]) => {
    const running = new Map<number, string>();
    const end = (id: number) => running.delete(id) && count(start, -1);
    patch(globalThis, start, (original: Start) => (callback: Start, ...args: unknown[]) => {
      const run = (...given: unknown[]) => {
        if (!repeats) end(id);
        return callback(...(given as [never]));
      };
      const id = original.call(globalThis, run as never, ...args);
      running.set(id, `${start} of ${String(args[0])} ms: ${String(new Error('here').stack)}`);
      count(start, 1);
      return id;
    });
    patch(globalThis, stop, (original: (id: number) => void) => (id: number) => {
      end(id);
      original.call(globalThis, id);
    });
    return running;
  });
}
