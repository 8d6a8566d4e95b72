import { JournalError, type StorageTrouble } from '../../journalError';

/** Names of browser errors that tell more than that the storage failed. */
const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'quota',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  VersionError: 'newer',
};

/**
 * Turns an error of the browser's storage into one that a person can act on. Any other is a fault of
 * the program and stays as it is.
 */
export function storageError(error: unknown): unknown {
  if (!hasStorage()) return new JournalError('blocked', { cause: error });
  if (!isOfBrowser(error)) return error;
  return new JournalError(TROUBLES[error.name] ?? 'failed', { cause: error });
}

/** True if there is storage: a browser without it lacks `indexedDB`; one that blocks it may refuse to name it. */
function hasStorage(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}

function isOfBrowser(error: unknown): error is DOMException {
  return error instanceof DOMException;
}
