import { JournalError } from '../../journalError';
import { TransferError } from '../transferError';
import type { TransferCalls } from './calls';
import { errorOf, type Reply } from './messages';

/** A worker for files, started when it is needed, and how to end it. */
export interface TransferWorker {
  readonly calls: TransferCalls;
  readonly stop: () => void;
}

/** Options to follow and to end work in the worker. */
export interface TransferOptions {
  /** Ends the work at once; nothing is written then, and the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** Called with the share of a file that is read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Settles once every worker that was asked for has been stopped. */
let allStopped: Promise<unknown> = Promise.resolve();

/**
 * Starts a worker, once those that were asked for before are stopped: a device may have the memory for one large file
 * and not for two. Without any workers, as in Node, the calls are answered in place.
 */
export async function startWorker({
  signal,
  onProgress,
}: TransferOptions): Promise<TransferWorker> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { createTransferCalls } = await import('./calls');
    return { calls: createTransferCalls(onProgress ?? ignore), stop: ignore };
  }
  const turn = allStopped;
  let leave = ignore;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  allStopped = Promise.all([turn, left]);
  signal?.addEventListener('abort', () => leave());
  await Promise.race([turn, left]);
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithSettlers>();
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const stop = () => {
    worker.terminate();
    leave();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.kind === 'progress') {
      onProgress?.(data.share);
      return;
    }
    const settlers = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'result') settlers?.resolve(data.result);
    else settlers?.reject(errorOf(data.error));
  });
  worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
    stop();
    // Nothing ran that could have a message. A file that needs more memory than there is ends its worker with one.
    const isLoaded = message !== undefined;
    fail(
      isLoaded
        ? new TransferError('too-large', { cause: new Error(message) })
        : new JournalError('not-loaded'),
    );
  });
  signal?.addEventListener('abort', () => {
    stop();
    fail(signal.reason as Error);
  });
  let count = 0;
  const ask = (name: keyof TransferCalls, argument: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (count += 1);
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ id, name, argument });
    });
  const calls = new Proxy({} as TransferCalls, {
    get: (_, name: keyof TransferCalls) => (argument: unknown) => ask(name, argument),
  });
  return { calls, stop };
}

interface PromiseWithSettlers {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

function ignore(): void {
  // Nobody waits for it.
}
