import { JournalError, type StorageTrouble } from '../deviceJournal';

const MESSAGES: Readonly<Record<StorageTrouble, string>> = {
  blocked: 'Your browser lets Daybow store nothing here, so nothing was saved.',
  quota: 'There is no room left on this device, so this was not saved. What was saved is safe.',
  newer: 'Daybow was updated, reload',
  erased: 'This journal was erased in another tab.',
  failed: 'This could not be saved. Please try again.',
};

/** What each trouble is called by browsers and by Dexie. */
const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'quota',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  MissingAPIError: 'blocked',
  VersionError: 'newer',
};

/** What a journal refuses, in words fit to be shown; nothing is wrong with its storage. */
export class Refused extends Error {}

/** The failure of a kind, in words fit to be shown. */
export function troubleError(trouble: StorageTrouble, cause?: unknown): JournalError {
  return new JournalError(trouble, MESSAGES[trouble], { cause });
}

/** The failure to read what is stored. */
export function readError(cause: unknown): JournalError {
  return new JournalError('failed', 'This could not be read. Please try again.', { cause });
}

/** What storage threw, as the failure that people are told of. */
export function journalError(error: unknown): JournalError | Refused {
  if (error instanceof JournalError || error instanceof Refused) return error;
  return troubleError(TROUBLES[rootName(error)] ?? 'failed', error);
}

/** Dexie wraps what a browser throws: an aborted transaction in which the quota was exceeded. */
function rootName(error: unknown): string {
  let name = '';
  for (let each = error; each instanceof Error || isNamed(each); each = innerOf(each)) {
    name = each.name;
    if (name in TROUBLES) return name;
  }
  return name;
}

function innerOf(error: object): unknown {
  return (error as { inner?: unknown }).inner ?? (error as { cause?: unknown }).cause;
}

function isNamed(value: unknown): value is { name: string } {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'name') === 'string'
  );
}
