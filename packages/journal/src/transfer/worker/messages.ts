import { JournalError, type JournalErrorCode } from '../../journalError';
import { type Elsewhere, type FileProblem, TransferError } from '../transferError';
import type { TransferCalls } from './calls';

/** A request of the page. */
export interface Request {
  readonly id: number;
  readonly name: keyof TransferCalls;
  readonly argument: unknown;
}

/** A reply of the worker: progress, or the result. */
export type Reply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: PlainError };

/** An error as it travels between worker and page. */
export type PlainError =
  | {
      readonly name: 'TransferError';
      readonly code: FileProblem;
      readonly elsewhere: Elsewhere | null;
    }
  | { readonly name: 'JournalError'; readonly code: JournalErrorCode }
  | { readonly name: 'Error'; readonly message: string };

/** Answers the page's messages by calls, within the worker. */
export function answerMessages(
  createCalls: (onProgress: (share: number) => void) => TransferCalls,
): void {
  const calls = createCalls((share) => reply({ kind: 'progress', share }));
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    const { id, name, argument } = data;
    const call = calls[name] as (argument: unknown) => Promise<unknown>;
    call(argument).then(
      (result) => reply({ kind: 'result', id, result }),
      (error: unknown) => reply({ kind: 'error', id, error: plainError(error) }),
    );
  });
}

function reply(message: Reply): void {
  postMessage(message);
}

function plainError(error: unknown): PlainError {
  if (error instanceof TransferError) {
    const { name, code, elsewhere } = error;
    return { name, code, elsewhere };
  }
  if (error instanceof JournalError) return { name: error.name, code: error.code };
  return { name: 'Error', message: error instanceof Error ? error.message : String(error) };
}

/** The error that was sent. */
export function errorOf(error: PlainError): Error {
  if (error.name === 'TransferError') {
    return new TransferError(error.code, { elsewhere: error.elsewhere });
  }
  return error.name === 'JournalError' ? new JournalError(error.code) : new Error(error.message);
}
