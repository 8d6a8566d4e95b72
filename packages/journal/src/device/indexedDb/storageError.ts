import { JournalError, type StorageTrouble } from '../../journalError';

/** The names of what browsers throw, where they tell more than that the storage failed. */
const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'quota',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  VersionError: 'newer',
};

/**
 * What the browser's storage threw, as an error that a person can act on. Anything else is a fault of
 * the program and stays as it is.
 */
export function storageError(error: unknown): unknown {
  if (!hasStorage()) return new JournalError('blocked', { cause: error });
  if (!isOfBrowser(error)) return error;
  return new JournalError(TROUBLES[error.name] ?? 'failed', { cause: error });
}

/** A browser without storage lacks `indexedDB` itself; one that blocks it may refuse even to name it. */
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
