import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from './startWorker';

/** Workers that run, by the order in which they were started. */
const running = new Set<number>();
let count = 0;

/** A worker that answers nothing. */
class IdleWorker extends EventTarget {
  readonly #number = (count += 1);

  constructor() {
    super();
    running.add(this.#number);
  }

  terminate() {
    running.delete(this.#number);
  }
}

beforeEach(() => {
  running.clear();
  count = 0;
  vi.stubGlobal('Worker', IdleWorker);
});
afterEach(() => vi.unstubAllGlobals());

/** Lets everything go on that waits for nothing more. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('one worker runs at a time, in the order in which they were asked for', async () => {
  const first = await startWorker({});
  const second = startWorker({});
  const third = startWorker({});
  await settle();
  expect([...running]).toEqual([1]);
  first.stop();
  await settle();
  expect([...running]).toEqual([2]);
  (await second).stop();
  (await third).stop();
  expect(count).toBe(3);
});

it('a worker that is no longer wanted is not started, and holds up no other', async () => {
  const first = await startWorker({});
  const unwanted = new AbortController();
  const second = startWorker({ signal: unwanted.signal });
  const third = startWorker({});
  unwanted.abort(new Error('Cancelled'));
  await expect(second).rejects.toThrow('Cancelled');
  await settle();
  expect([...running]).toEqual([1]);
  first.stop();
  (await third).stop();
  expect(count).toBe(2);
});

it('a worker that is cancelled while it runs makes room for the next', async () => {
  const cancelled = new AbortController();
  await startWorker({ signal: cancelled.signal });
  const second = startWorker({});
  cancelled.abort();
  (await second).stop();
  expect(running.size).toBe(0);
});
